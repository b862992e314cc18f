import { array, create, enums, optional, string, type } from 'superstruct';
import type { ClaimedJob, MailPayload, SmsPayload } from '../jobs/index.ts';

export type MailLanguage = 'en' | 'es';

/** The payload of an email or SMS job. */
export type MessagePayload = MailPayload | SmsPayload;
export type Template = MessagePayload['template'];
export type SignaturePayload = Extract<
  MessagePayload,
  { template: 'signatureRequest' | 'signatureRequestSms' | 'ticketDisputed' }
>;
export type EmailChangePayload = Extract<MessagePayload, { template: 'confirmEmail' | 'undoEmail' }>;

export type NotificationPayload = Extract<
  MessagePayload,
  { template: 'notification' | 'notificationSms' | 'digest' }
>;
export type InvoicePayload = Extract<MessagePayload, { template: 'invoice' }>;

export type CustomerLinkPayload = Extract<MessagePayload, { template: 'customerLink' }>;

const person = { companyId: string(), userId: string() };
const templateStruct = type({
  template: enums([
    'passwordReset',
    'passwordChanged',
    'invitation',
    'invitationSms',
    'welcome',
    'confirmEmail',
    'undoEmail',
    'newSignIn',
    'securityChanged',
    'signatureRequest',
    'signatureRequestSms',
    'ticketDisputed',
    'invoice',
    'customerLink',
    'notification',
    'notificationSms',
    'phoneCode',
    'digest',
  ]),
});
const resetStruct = type({ email: string(), language: enums(['en', 'es']) });
const invitationStruct = type({ ...person, invitedBy: optional(string()) });
const personStruct = type(person);
const newSignInStruct = type({ ...person, ip: optional(string()), userAgent: optional(string()) });
const securityStruct = type({
  ...person,
  change: enums([
    'authenticatorAdded',
    'authenticatorRemoved',
    'passkeyAdded',
    'passkeyRemoved',
    'recoveryCodesRenewed',
    'factorsReset',
  ]),
});
const signatureStruct = type({ ...person, requestId: string() });
const emailChangeStruct = type({ ...person, emailChangeId: string() });

const notificationStruct = type({ ...person, notificationId: string() });
const digestStruct = type({ ...person, notificationIds: array(string()) });
const invoiceStruct = type({ companyId: string(), sendingId: string(), to: string() });

const customerLinkStruct = type({ companyId: string(), customerId: string(), to: string() });

/**
 * Parses the payload of a job.
 * @throws {StructError} if the payload is invalid
 */
export function readPayload({ payload }: Pick<ClaimedJob, 'payload'>): MessagePayload {
  const { template } = create(payload, templateStruct);
  switch (template) {
    case 'passwordReset':
      return { template, ...create(payload, resetStruct) };
    case 'invitation':
    case 'invitationSms':
      return { template, ...create(payload, invitationStruct) };
    case 'newSignIn':
      return { template, ...create(payload, newSignInStruct) };
    case 'securityChanged':
      return { template, ...create(payload, securityStruct) };
    case 'invoice':
      return { template, ...create(payload, invoiceStruct) };
    case 'customerLink':
      return { template, ...create(payload, customerLinkStruct) };
    case 'confirmEmail':
    case 'undoEmail':
      return { template, ...create(payload, emailChangeStruct) };
    case 'signatureRequest':
    case 'signatureRequestSms':
    case 'ticketDisputed':
      return { template, ...create(payload, signatureStruct) };
    case 'notification':
    case 'notificationSms':
      return { template, ...create(payload, notificationStruct) };
    case 'digest':
      return { template, ...create(payload, digestStruct) };
    case 'passwordChanged':
    case 'phoneCode':
    case 'welcome':
      return { template, ...create(payload, personStruct) };
  }
}
