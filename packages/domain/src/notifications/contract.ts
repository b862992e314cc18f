import { boolean, defaulted, enums, object, optional } from 'superstruct';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import { instant, integerBetween, queryId, uuid } from '../contract/scalars.ts';
import { notificationPreferenceChangesStruct, notificationPreferencesStruct } from './preferences.ts';
import {
  notificationCountStruct,
  notificationPageStruct,
  notificationStruct,
  notificationTargets,
} from './schema.ts';

// All endpoints read and change only the caller's own notifications. Notifications about records that the user can no
// longer see are left out of lists and counts.

/** Maximum number of notifications per page. */
export const NOTIFICATION_LIMIT_MAX = 100;

const ownNotifications = { permission: 'notifications:read', changes: ['notifications'] } as const;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification',
  summary: "Lists the caller's notifications, newest first.",
  permission: 'notifications:read',
  query: object({
    state: defaulted(enums(['unread', 'all']), 'all'),
    cursor: optional(queryId),
    limit: defaulted(integerBetween(1, NOTIFICATION_LIMIT_MAX, 'limitInvalid'), 20),
  }),
  reply: notificationPageStruct,
  reads: ['notifications'],
  example: { query: { state: 'unread', limit: 20 } },
});

export const countNotifications = endpoint({
  method: 'GET',
  path: '/notification/count',
  summary: "Counts the caller's unread notifications.",
  permission: 'notifications:read',
  reply: notificationCountStruct,
  reads: ['notifications'],
  example: { reply: { unread: 3 } },
});

export const setNotificationRead = endpoint({
  ...ownNotifications,
  method: 'PUT',
  path: '/notification/:id',
  summary: 'Marks a notification as read or unread.',
  resource: 'notification',
  body: object({ read: boolean() }),
  reply: notificationStruct,
  example: { body: { read: true } },
});

export const readAllNotifications = endpoint({
  ...ownNotifications,
  method: 'POST',
  path: '/notification/read-all',
  summary:
    "Marks the notifications in the app's list up to a time as read. Send the time of the newest one shown, so that newer ones stay unread.",
  body: object({ before: instant }),
  reply: notificationCountStruct,
  example: { body: { before: '2026-01-05T14:30:00.000Z' } },
});

export const readNotificationsOf = endpoint({
  ...ownNotifications,
  method: 'POST',
  path: '/notification/read-target',
  summary: 'Marks the notifications about a record as read, after the caller has opened it.',
  body: object({ type: enums(notificationTargets), id: uuid }),
  reply: notificationCountStruct,
  example: { body: { type: 'ticket', id: exampleId('ticket') } },
});

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/notification/preference',
  summary:
    "Lists the caller's channels for each type of notification that the caller can receive: app, email, SMS.",
  permission: 'notifications:read',
  reply: notificationPreferencesStruct,
  reads: ['notificationPreferences'],
});

export const updateNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/notification/preference',
  summary: "Changes the caller's channels for the given types of notifications.",
  permission: 'notifications:read',
  body: notificationPreferenceChangesStruct,
  reply: notificationPreferencesStruct,
  changes: ['notificationPreferences'],
  example: { body: { preferences: [{ type: 'ticketApproved', mail: 'DIGEST' }] } },
});
