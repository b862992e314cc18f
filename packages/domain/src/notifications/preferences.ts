import { array, boolean, enums, type Infer, object, optional, size, type } from 'superstruct';
import type { Permission } from '../permissions/permissions.ts';
import { type NotificationType, notificationTypes } from './schema.ts';

/** Times of emails: immediately, once a day at 07:00 in the company's time zone, or never. */
export const mailTimings = ['AT_ONCE', 'DIGEST', 'OFF'] as const;

export type MailTiming = (typeof mailTimings)[number];

/** Types that users cannot turn off because they concern the security of the account. */
export const fixedNotificationTypes = ['newSignIn'] as const satisfies readonly NotificationType[];

const isFixed = (name: NotificationType) => fixedNotificationTypes.some((fixed) => fixed === name);

/** Types for which a user can choose the channels. */
export const changeableNotificationTypes = notificationTypes.filter((name) => !isFixed(name));

/** Permissions without which a user receives no notification of a type. All users can receive the other types. */
const requiredPermission: Readonly<Partial<Record<NotificationType, Permission>>> = {
  ticketSubmitted: 'tickets:review',
  invoicePastDue: 'invoices:read',
  invoicePaid: 'invoices:read',
  invoiceOpened: 'invoices:read',
  invoiceUndelivered: 'invoices:read',
  invitationAccepted: 'technicians:write',
  invitationUndelivered: 'technicians:write',
  exportReady: 'company:manage',
};

/** Returns the notification types that a user with these permissions can receive. */
export const receivableTypes = (permissions: readonly Permission[]): NotificationType[] =>
  notificationTypes.filter((name) => {
    const permission = requiredPermission[name];
    return permission === undefined || permissions.includes(permission);
  });

const mailedByDefault: readonly NotificationType[] = [
  'ticketAssigned',
  'changesRequested',
  'mentioned',
  'ticketSigned',
  'ticketDisputed',
  'invoicePastDue',
  'invoiceUndelivered',
  'invitationUndelivered',
  'newSignIn',
];

/** A user's channels for one notification type. */
export const notificationPreferenceStruct = type({
  type: enums(notificationTypes),
  app: boolean(),
  mail: enums(mailTimings),
  sms: boolean(),
  /** True if the user cannot change this type. */
  isFixed: boolean(),
});

export type NotificationPreference = Infer<typeof notificationPreferenceStruct>;

/** Returns the default channels of a notification type. */
export const defaultPreference = (name: NotificationType): NotificationPreference => ({
  type: name,
  app: true,
  mail: mailedByDefault.includes(name) ? 'AT_ONCE' : 'OFF',
  sms: false,
  isFixed: isFixed(name),
});

/** A user's channels for the notification types that the user can receive. */
export const notificationPreferencesStruct = object({
  preferences: array(notificationPreferenceStruct),
  /** False if the server does not send SMS. The interface then does not offer this channel. */
  hasSms: boolean(),
});

export type NotificationPreferences = Infer<typeof notificationPreferencesStruct>;

const changeStruct = object({
  type: enums(changeableNotificationTypes),
  app: optional(boolean()),
  mail: optional(enums(mailTimings)),
  sms: optional(boolean()),
});

/** Changes to a user's preferences. Omitted types do not change. */
export const notificationPreferenceChangesStruct = object({
  preferences: size(array(changeStruct), 0, notificationTypes.length),
});

export type NotificationPreferenceChanges = Infer<typeof notificationPreferenceChangesStruct>;
