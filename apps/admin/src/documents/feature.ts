import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

/** Pages that links on printed documents open. */
export const documents: Feature = {
  pages: [
    {
      path: '/signed',
      messages: ['signed', 'sign', 'lines', 'auth'],
      Screen: deferred(async () => (await import('./SignedScreen.tsx')).SignedScreen),
    },
  ],
};
