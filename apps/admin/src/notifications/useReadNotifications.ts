import { type Notification, readAllNotifications, setNotificationRead } from '@derrick/domain/notifications';
import { useChange } from '../patterns/remote/index.ts';

/** Marks notifications as read: one, or all up to the newest one shown. */
export function useReadNotifications(shown: readonly Notification[]) {
  const one = useChange(setNotificationRead, { failure: 'notifications.readFailed' });
  const all = useChange(readAllNotifications, { failure: 'notifications.readFailed' });
  const [newest] = shown;
  return {
    read(id: string) {
      const isUnread = shown.some((notification) => notification.id === id && !notification.read);
      if (isUnread) void one.change({ params: { id }, body: { read: true } });
    },
    readAll() {
      if (newest) void all.change({ body: { before: newest.at } });
    },
    /** Any of the shown notifications is unread. */
    hasUnread: shown.some(({ read }) => !read),
    isReadingAll: all.isPending,
  };
}
