import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

/** Signing a ticket with a link. Signing on the user's device is part of the ticket page. */
export const signatures: Feature = {
  pages: [
    {
      path: '/sign',
      messages: ['sign', 'signed', 'auth', 'lines'],
      Screen: deferred(async () => (await import('./link/SignScreen.tsx')).SignScreen),
    },
  ],
};
