import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

/** Page of the user's own account, opened from the user menu. */
export const account: Feature = {
  pages: [
    {
      path: '/dashboard/account',
      title: 'shell.account',
      messages: ['ownAccount', 'notificationSettings'],
      Screen: deferred(async () => (await import('./AccountScreen.tsx')).AccountScreen),
      firstCalls: ['getAccount', 'listSessions', 'getNotificationPreferences'],
    },
  ],
};
