import type { Caller } from '../platform/context.ts';

/** What each kind of job is told. A feature enqueues by these names, and knows nothing of who does the work. */

interface Person {
  companyId: string;
  userId: string;
}

interface Invitation extends Person {
  template: 'invitation';
  invitedBy?: string | undefined;
}

/** What became of the ways to sign in. */
export type SecurityChange =
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesRenewed'
  /** By somebody who manages accounts. */
  | 'factorsReset';

/** A link to sign a ticket; the person is whoever asks for the signature. */
interface SignatureRequest extends Person {
  requestId: string;
}

/** A letter with an invoice to one of the addresses of a sending: the invoice itself, or a reminder of it. */
interface InvoiceLetter {
  template: 'invoice';
  companyId: string;
  sendingId: string;
  to: string;
}

/** What somebody is told of, by the id of their notification. */
interface NotificationLetter extends Person {
  notificationId: string;
}

/** To the new address, which the link confirms, or to the old one, whose owner can undo the change. */
interface EmailChange extends Person {
  template: 'confirmEmail' | 'undoEmail';
  emailChangeId: string;
}

/**
 * A mail to be written from a template. It holds no token, and no address beyond what somebody typed: whose it is, and
 * whether anybody's, is found out when it is written, so that asking takes as long for an unknown address as for a known
 * one.
 */
export type MailPayload =
  | { template: 'passwordReset'; email: string; language: 'en' | 'es' }
  | (Person & { template: 'passwordChanged' })
  | (Person & { template: 'welcome' })
  | EmailChange
  /** From a browser that the person has never signed in with. */
  | (Person & { template: 'newSignIn'; ip?: string | undefined; userAgent?: string | undefined })
  | (Person & { template: 'securityChanged'; change: SecurityChange })
  | (SignatureRequest & { template: 'signatureRequest' })
  /** As builds before 0062 told somebody of the office that something is wrong; what they have enqueued is still sent. */
  | (SignatureRequest & { template: 'ticketDisputed' })
  | InvoiceLetter
  | (NotificationLetter & { template: 'notification' })
  /** What has come since the digest of the day before. */
  | (Person & { template: 'digest'; notificationIds: readonly string[] })
  | Invitation;

/** An SMS to a person's number, or to a customer's. */
export type SmsPayload =
  | (Omit<Invitation, 'template'> & { template: 'invitationSms' })
  | (SignatureRequest & { template: 'signatureRequestSms' })
  | (NotificationLetter & { template: 'notificationSms' })
  /** A code by which a user verifies their telephone number. */
  | (Person & { template: 'phoneCode' });

/** Automatic messages of a company that the sending limit held back, to be recorded. */
export interface MessagesHeldPayload {
  companyId: string;
  kind: 'mail' | 'sms';
  /** `limit`: the company or the recipient reached a limit. `unconfirmed`: the company has confirmed no address. */
  reason: 'limit' | 'unconfirmed';
}

/** A sign-in that was refused, to be recorded; of an address that is nobody's, there is nothing to say. */
export interface SignInFailedPayload {
  person: (Person & { fullname: string }) | null;
  /** Where it came from. */
  context: Caller;
}

/** Jobs that run by a schedule need no payload. */
type ScheduledPayload = Record<string, never>;

/** The PDF of an invoice that was issued, which is drawn and kept. */
export interface InvoicePdfPayload {
  companyId: string;
  invoiceId: string;
}

/** An export of everything, to be made. */
export interface CompanyExportPayload {
  companyId: string;
  exportId: string;
}

/** A company that was deleted, to be removed for good. */
export interface CompanyRemovalPayload {
  companyId: string;
}

export interface JobPayloads {
  mail: MailPayload;
  sms: SmsPayload;
  messagesHeld: MessagesHeldPayload;
  invoicePdf: InvoicePdfPayload;
  signInFailed: SignInFailedPayload;
  backup: ScheduledPayload;
  companyExport: CompanyExportPayload;
  companyRemoval: CompanyRemovalPayload;
  eventHeads: ScheduledPayload;
  companyMaintenance: ScheduledPayload;
  fileSweep: ScheduledPayload;
  invoiceReminders: ScheduledPayload;
  notificationSweep: ScheduledPayload;
  timedNotifications: ScheduledPayload;
}

export type JobKind = keyof JobPayloads;

export const jobKinds = [
  'mail',
  'sms',
  'messagesHeld',
  'invoicePdf',
  'signInFailed',
  'backup',
  'companyExport',
  'companyRemoval',
  'eventHeads',
  'companyMaintenance',
  'fileSweep',
  'invoiceReminders',
  'notificationSweep',
  'timedNotifications',
] as const satisfies readonly JobKind[];
