/** The English texts of this part of the kit. */
export const notificationListTexts = {
  'notificationList.markRead': 'Mark as read: {title}',
  'notificationList.unread': 'unread',
} as const;
