import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

/** The page of one's own account, which the user menu leads to. */
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
