import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

/** Signing a job ticket by a link. On the spot, it is part of the ticket's page. */
export const signatures: Feature = {
  pages: [
    {
      path: '/sign',
      messages: ['sign', 'signed', 'auth', 'lines'],
      Screen: deferred(async () => (await import('./link/SignScreen.tsx')).SignScreen),
    },
  ],
};
