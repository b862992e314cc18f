export const notificationListTexts = {
  'notificationList.markRead': 'Mark as read: {title}',
  'notificationList.unread': 'unread',
} as const;
