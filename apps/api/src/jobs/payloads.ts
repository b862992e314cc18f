import type { Caller } from '../platform/context.ts';

/** Payloads of the kinds of jobs. Features enqueue jobs by kind and do not import the handlers. */

interface Person {
  companyId: string;
  userId: string;
}

interface Invitation extends Person {
  template: 'invitation';
  invitedBy?: string | undefined;
}

/** Changes of the sign-in methods of a user. */
export type SecurityChange =
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesRenewed'
  /** Reset by a user who manages accounts. */
  | 'factorsReset';

/** A link for signing a ticket. The user is the one who requested the signature. */
interface SignatureRequest extends Person {
  requestId: string;
}

/** An email with an invoice, or with a reminder of an invoice, to one of the recipients. */
interface InvoiceLetter {
  template: 'invoice';
  companyId: string;
  sendingId: string;
  to: string;
}

/** An email with the link to a customer's page, to an address that a visitor typed. */
interface CustomerLinkLetter {
  template: 'customerLink';
  companyId: string;
  customerId: string;
  to: string;
}

interface NotificationLetter extends Person {
  notificationId: string;
}

/** `confirmEmail` goes to the new address, `undoEmail` to the old one, whose owner can undo the change. */
interface EmailChange extends Person {
  template: 'confirmEmail' | 'undoEmail';
  emailChangeId: string;
}

/**
 * An email to be generated from a template. The payload contains no token, and no address except one typed by the user.
 * The account of an address is looked up when the email is generated, so that a request takes the same time for known and
 * unknown addresses.
 */
export type MailPayload =
  | { template: 'passwordReset'; email: string; language: 'en' | 'es' }
  | (Person & { template: 'passwordChanged' })
  | (Person & { template: 'welcome' })
  | EmailChange
  /** A sign-in from a browser that the user has not used before. */
  | (Person & { template: 'newSignIn'; ip?: string | undefined; userAgent?: string | undefined })
  | (Person & { template: 'securityChanged'; change: SecurityChange })
  | (SignatureRequest & { template: 'signatureRequest' })
  /** No longer enqueued, but jobs of versions before migration 0062 are still sent. */
  | (SignatureRequest & { template: 'ticketDisputed' })
  | InvoiceLetter
  | CustomerLinkLetter
  | (NotificationLetter & { template: 'notification' })
  /** Notifications since the previous daily digest. */
  | (Person & { template: 'digest'; notificationIds: readonly string[] })
  | Invitation;

export type SmsPayload =
  | (Omit<Invitation, 'template'> & { template: 'invitationSms' })
  | (SignatureRequest & { template: 'signatureRequestSms' })
  | (NotificationLetter & { template: 'notificationSms' })
  /** A code for verifying the phone number of a user. */
  | (Person & { template: 'phoneCode' });

/** Payload of the job that records automatic messages blocked by the sending limit. */
export interface MessagesHeldPayload {
  companyId: string;
  kind: 'mail' | 'sms';
  /**
   * `limit`: the company or the recipient reached a limit. `unconfirmed`: no user of the company has confirmed an
   * address.
   */
  reason: 'limit' | 'unconfirmed';
}

/** A rejected sign-in to be recorded. `person` is null if the address belongs to no account; then nothing is recorded. */
export interface SignInFailedPayload {
  person: (Person & { fullname: string }) | null;
  context: Caller;
}

/** Scheduled jobs have no payload. */
type ScheduledPayload = Record<string, never>;

/** Payload of the job that renders and stores the PDF of an issued invoice, or of one of its credit notes. */
export interface InvoicePdfPayload {
  companyId: string;
  invoiceId: string;
  creditNoteId?: string;
}

/** Payload of the job that exports all data of a company. */
export interface CompanyExportPayload {
  companyId: string;
  exportId: string;
}

/** Payload of the job that permanently deletes the data of a closed company. */
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
