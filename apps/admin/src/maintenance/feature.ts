import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

/** The page that a load balancer may lead to while the product is down. */
export const maintenance: Feature = {
  pages: [
    {
      path: '/maintenance',
      messages: ['maintenance'],
      Screen: deferred(async () => (await import('./MaintenanceScreen.tsx')).MaintenanceScreen),
    },
  ],
};
