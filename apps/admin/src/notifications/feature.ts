import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

export const notifications: Feature = {
  pages: [
    {
      path: '/dashboard/notifications',
      permission: 'notifications:read',
      title: 'shell.notifications',
      messages: ['notifications'],
      Screen: deferred(async () => (await import('./NotificationsScreen.tsx')).NotificationsScreen),
      firstCalls: ['listNotifications'],
    },
  ],
};
