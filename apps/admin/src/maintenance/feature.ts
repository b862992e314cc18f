import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

export const maintenance: Feature = {
  pages: [
    {
      path: '/maintenance',
      messages: ['maintenance'],
      Screen: deferred(async () => (await import('./MaintenanceScreen.tsx')).MaintenanceScreen),
    },
  ],
};
