import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Counted, Message } from './limits.ts';

/** The data that the sending limit needs about a message. */
export interface Facts extends Counted {
  /** The company has confirmed an address. True for messages without a company. */
  isConfirmed: boolean;
}

const readCompany = (trx: Transaction<Database>, companyId: string) =>
  trx
    .selectFrom('companies')
    .select('confirmed_at as confirmedAt')
    .where('id', '=', companyId)
    .executeTakeFirst();

const readPerson = (trx: Transaction<Database>, companyId: string, userId: string) =>
  trx
    .selectFrom('users')
    .select(['email', 'phone', 'verified_phone as verifiedPhone'])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst();

async function readSignatureRecipient(trx: Transaction<Database>, companyId: string, requestId: string) {
  const request = await trx
    .selectFrom('signature_requests')
    .select('sent_to as sentTo')
    .where('company_id', '=', companyId)
    .where('id', '=', requestId)
    .executeTakeFirst();
  return request?.sentTo ?? null;
}

async function readNewEmail(trx: Transaction<Database>, companyId: string, emailChangeId: string) {
  const change = await trx
    .selectFrom('email_changes')
    .select('new_email as newEmail')
    .where('company_id', '=', companyId)
    .where('id', '=', emailChangeId)
    .executeTakeFirst();
  return change?.newEmail ?? null;
}

type CompanyMessage = Exclude<Message, { template: 'passwordReset' }>;

/** Finds the recipients of a company's message, and the phone number of an SMS. Notifications need a verified number. */
async function findRecipients(
  trx: Transaction<Database>,
  message: CompanyMessage,
): Promise<{ recipients: (string | null)[]; phone: string | null }> {
  const { template, companyId } = message;
  switch (template) {
    case 'invoice':
    case 'customerLink':
      return { recipients: [message.to.toLowerCase()], phone: null };
    case 'signatureRequest':
      return {
        recipients: [await readSignatureRecipient(trx, companyId, message.requestId)],
        phone: null,
      };
    case 'signatureRequestSms': {
      const phone = await readSignatureRecipient(trx, companyId, message.requestId);
      return { recipients: [phone], phone };
    }
    case 'confirmEmail':
      return {
        recipients: [message.userId, await readNewEmail(trx, companyId, message.emailChangeId)],
        phone: null,
      };
    case 'invitation': {
      // Both the user and the address are counted, so that a new address of the user does not start a new count.
      const person = await readPerson(trx, companyId, message.userId);
      return { recipients: [message.userId, person?.email ?? null], phone: null };
    }
    case 'invitationSms':
    case 'phoneCode': {
      const person = await readPerson(trx, companyId, message.userId);
      const phone = person?.phone ?? null;
      return { recipients: [message.userId, phone], phone };
    }
    case 'notificationSms': {
      const person = await readPerson(trx, companyId, message.userId);
      const phone = person && person.phone === person.verifiedPhone ? person.phone : null;
      return { recipients: [message.userId, phone], phone };
    }
    default:
      return { recipients: [message.userId], phone: null };
  }
}

/** Reads the data that the sending limit needs about a message, in the transaction that enqueues the message. */
export async function readFacts(trx: Transaction<Database>, message: Message): Promise<Facts> {
  const { template } = message;
  if (template === 'passwordReset') {
    const recipients = [message.email.trim().toLowerCase()];
    return { companyId: null, template, recipients, phone: null, isConfirmed: true };
  }
  const { companyId } = message;
  const company = await readCompany(trx, companyId);
  const { recipients, phone } = await findRecipients(trx, message);
  return {
    companyId,
    template,
    recipients: recipients.filter((recipient) => recipient !== null),
    phone,
    isConfirmed: company !== undefined && company.confirmedAt !== null,
  };
}
