import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

/** What the addresses on printed documents lead to. */
export const documents: Feature = {
  pages: [
    {
      path: '/signed',
      messages: ['signed', 'auth'],
      Screen: deferred(async () => (await import('./SignedScreen.tsx')).SignedScreen),
    },
  ],
};
