import { array, boolean, enums, type Infer, object, optional, size, type } from 'superstruct';
import { type NotificationType, notificationTypes } from './schema.ts';

/** When somebody is mailed: at once, once a day at 07:00 where the company is, or never. */
export const mailTimings = ['AT_ONCE', 'DIGEST', 'OFF'] as const;

export type MailTiming = (typeof mailTimings)[number];

/** The types that nobody can turn off, as they are about the safety of the account. */
export const fixedNotificationTypes = ['newSignIn'] as const satisfies readonly NotificationType[];

const isFixed = (name: NotificationType) => fixedNotificationTypes.some((fixed) => fixed === name);

/** The types whose channels a person chooses. */
export const changeableNotificationTypes = notificationTypes.filter((name) => !isFixed(name));

const mailedByDefault: readonly NotificationType[] = [
  'ticketAssigned',
  'changesRequested',
  'mentioned',
  'ticketSigned',
  'ticketDisputed',
  'invoicePastDue',
  'invitationUndelivered',
  'newSignIn',
];

/** How a person is told of one type. */
export const notificationPreferenceStruct = type({
  type: enums(notificationTypes),
  app: boolean(),
  mail: enums(mailTimings),
  sms: boolean(),
  /** True for a type that cannot be changed. */
  isFixed: boolean(),
});

export type NotificationPreference = Infer<typeof notificationPreferenceStruct>;

/** Gives how somebody is told of a type who has chosen nothing. */
export const defaultPreference = (name: NotificationType): NotificationPreference => ({
  type: name,
  app: true,
  mail: mailedByDefault.includes(name) ? 'AT_ONCE' : 'OFF',
  sms: false,
  isFixed: isFixed(name),
});

/** How a person is told of each type. */
export const notificationPreferencesStruct = object({
  preferences: array(notificationPreferenceStruct),
  /** False where the server sends no SMS: the choice is not offered then. */
  hasSms: boolean(),
});

export type NotificationPreferences = Infer<typeof notificationPreferencesStruct>;

const changeStruct = object({
  type: enums(changeableNotificationTypes),
  app: optional(boolean()),
  mail: optional(enums(mailTimings)),
  sms: optional(boolean()),
});

/** What a person changes: what is left out stays as it is. */
export const notificationPreferenceChangesStruct = object({
  preferences: size(array(changeStruct), 0, notificationTypes.length),
});

export type NotificationPreferenceChanges = Infer<typeof notificationPreferenceChangesStruct>;
