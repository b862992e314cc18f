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

/** What somebody can be told of. */
export const notificationTypes = [
  'ticketAssigned',
  'changesRequested',
  'ticketSubmitted',
  'ticketApproved',
  'mentioned',
  /** A customer has not signed by their link for 24 hours. */
  'ticketUnsigned',
  'ticketSigned',
  /** A customer says by their link that something is wrong. */
  'ticketDisputed',
  'invoicePastDue',
  'invoicePaid',
  /** By the customer, for the first time. */
  'invoiceOpened',
  'invitationAccepted',
  'invitationUndelivered',
  /** From a browser that the person has never signed in with. */
  'newSignIn',
  'exportReady',
] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** Kinds of records that a notification leads to; `account` is the reader's own. */
export const notificationTargets = ['ticket', 'invoice', 'person', 'account', 'company'] as const;

export type NotificationTarget = (typeof notificationTargets)[number];

const orNull = () => defaulted(nullable(string()), null);

/** What the sentence of a notification is made of, besides the name of its target. */
export const notificationParamsStruct = type({
  /** Who did it, by the name of that moment; null for the server itself. */
  actor: orNull(),
  /** The user on whose device a customer did it, such as a signature. Null if there was none, and from an older server. */
  recordedBy: orNull(),
  /** How many records it is about. */
  count: defaulted(integer(), 1),
  /** What was said; at most 500 characters. */
  comment: orNull(),
  /** Of a sign-in: names that need no translation, null for what was not recognised. */
  browser: orNull(),
  system: orNull(),
});

export type NotificationParams = Infer<typeof notificationParamsStruct>;

/** Something that a person is told of. The app makes the sentence, in the reader's present language. */
export const notificationStruct = type({
  id: string(),
  at: instant,
  type: enums(notificationTypes),
  params: notificationParamsStruct,
  /** The record that it is about; of several, the id is null and the label empty. */
  target: type({
    type: enums(notificationTargets),
    id: nullable(string()),
    label: string(),
    /** Of a person: technicians and managers are in lists of their own. Absent from an older server. */
    role: optional(nullable(enums(roles))),
  }),
  read: boolean(),
});

export type Notification = Infer<typeof notificationStruct>;

/** A page of notifications, newest first; `nextCursor` is where the older ones begin, null at the end. */
export const notificationPageStruct = object({
  data: array(notificationStruct),
  meta: object({ nextCursor: nullable(string()) }),
});

export type NotificationPage = Infer<typeof notificationPageStruct>;

export const notificationCountStruct = type({ unread: integer() });

export type NotificationCount = Infer<typeof notificationCountStruct>;
