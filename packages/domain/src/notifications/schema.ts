import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { instant } from '../contract/scalars.ts';
import { roles } from '../permissions/roles.ts';

/** Types of notifications. */
export const notificationTypes = [
  'ticketAssigned',
  'changesRequested',
  'ticketSubmitted',
  'ticketApproved',
  'mentioned',
  /** The customer has not signed through their link within 24 hours. */
  'ticketUnsigned',
  'ticketSigned',
  /** The customer reported a problem through their link. */
  'ticketDisputed',
  'invoicePastDue',
  'invoicePaid',
  /** The customer opened the invoice for the first time. */
  'invoiceOpened',
  /** The mail server did not accept an email with an invoice or a reminder. */
  'invoiceUndelivered',
  'invitationAccepted',
  'invitationUndelivered',
  /** A sign-in from a browser that the user has not used before. */
  'newSignIn',
  'exportReady',
] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** Kinds of records that a notification links to. `account` is the reader's own account. */
export const notificationTargets = ['ticket', 'invoice', 'person', 'account', 'company'] as const;

export type NotificationTarget = (typeof notificationTargets)[number];

const orNull = () => defaulted(nullable(string()), null);

/** Values for the text of a notification, in addition to the name of its target. */
export const notificationParamsStruct = type({
  /** The name of the acting user at that time. Null if the server acted. */
  actor: orNull(),
  /**
   * The user on whose device a customer acted, for example signed. Null if there was none, or if an older server does not
   * send it.
   */
  recordedBy: orNull(),
  /** Number of records. */
  count: defaulted(integer(), 1),
  /** The comment, at most 500 characters. */
  comment: orNull(),
  /** Browser and operating system of a sign-in, in names that are the same in all languages. Null if unknown. */
  browser: orNull(),
  system: orNull(),
});

export type NotificationParams = Infer<typeof notificationParamsStruct>;

/** A notification of a user. The app builds the text in the reader's current language. */
export const notificationStruct = type({
  id: string(),
  at: instant,
  type: enums(notificationTypes),
  params: notificationParamsStruct,
  /** The record of the notification. If there are several, `id` is null and `label` is empty. */
  target: type({
    type: enums(notificationTargets),
    id: nullable(string()),
    label: string(),
    /**
     * The role if the target is a user, because technicians and managers have separate lists. Absent in replies of older
     * servers.
     */
    role: optional(nullable(enums(roles))),
  }),
  read: boolean(),
});

export type Notification = Infer<typeof notificationStruct>;

/** A page of notifications, newest first. `nextCursor` is the cursor of the next older page, or null on the last page. */
export const notificationPageStruct = object({
  data: array(notificationStruct),
  meta: object({ nextCursor: nullable(string()) }),
});

export type NotificationPage = Infer<typeof notificationPageStruct>;

export const notificationCountStruct = type({ unread: integer() });

export type NotificationCount = Infer<typeof notificationCountStruct>;
