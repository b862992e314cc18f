/** The English texts of this part of the kit. */
export const notificationListTexts = {
  'notificationList.unread': 'unread',
} as const;
