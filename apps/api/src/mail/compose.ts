import { recogniseBrowser } from '@derrick/domain/account';
import { sql, type Transaction } from 'kysely';
import { clockOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import {
  findPhoneToVerify,
  invitationPath,
  issueOneTimeToken,
  issuePhoneCode,
  PHONE_CODE_MINUTES,
} from '../links/index.ts';
import { isFounder } from '../messages/index.ts';
import type { MessageValues } from '../platform/messages.ts';
import { findPerson, findResetAccount, unconfirmedCompany } from './accounts.ts';
import { composeCustomerLinkMail, findCustomerRecipient } from './customerLinkMail.ts';
import { deviceText } from './deviceText.ts';
import { composeChangeMail, findChangeRecipient } from './emailChangeMail.ts';
import { composeInvoiceMail, findInvoiceRecipient } from './invoiceMail.ts';
import { type ComposedMessage, layOutEmail, layOutSms } from './layout.ts';
import { isPlainAddress } from './names.ts';
import { composeNotificationMail, findUnreadOf } from './notificationMail.ts';
import type { MessagePayload, NotificationPayload, Template } from './payload.ts';
import type { Recipient } from './recipient.ts';
import { composeSignatureMail, findSigner } from './signatureMail.ts';
import { type EmailName, momentText, smsWordsOf, wordsOf } from './wording.ts';

/**
 * Time in minutes during which a retry sends the same email: half of its link's lifetime. After that, the retry composes
 * a new email.
 */
export const freshMinutes: Record<Template, number> = {
  passwordReset: 30,
  invitation: 3.5 * 24 * 60,
  invitationSms: 3.5 * 24 * 60,
  confirmEmail: 12 * 60,
  undoEmail: 3.5 * 24 * 60,
  newSignIn: Number.POSITIVE_INFINITY,
  securityChanged: Number.POSITIVE_INFINITY,
  passwordChanged: Number.POSITIVE_INFINITY,
  signatureRequest: 7 * 24 * 60,
  signatureRequestSms: 7 * 24 * 60,
  ticketDisputed: Number.POSITIVE_INFINITY,
  notification: Number.POSITIVE_INFINITY,
  notificationSms: Number.POSITIVE_INFINITY,
  phoneCode: PHONE_CODE_MINUTES / 2,
  digest: Number.POSITIVE_INFINITY,
  // Half of the lifetime of the link that a new company gets.
  welcome: 12 * 60,
  // The link is valid for more than a year.
  invoice: 7 * 24 * 60,
  customerLink: 3.5 * 24 * 60,
};

const isOfNotifications = (payload: MessagePayload): payload is NotificationPayload =>
  payload.template === 'notification' ||
  payload.template === 'notificationSms' ||
  payload.template === 'digest';

/** Templates that a deleted company still gets, because its users need them to sign in and restore the company. */
const ofAccounts: readonly Template[] = [
  'passwordReset',
  'passwordChanged',
  'confirmEmail',
  'undoEmail',
  'newSignIn',
  'securityChanged',
];

/** Checks whether a message belongs to a company that was deleted in the meantime. */
async function isOfClosedCompany(trx: Transaction<Database>, payload: MessagePayload): Promise<boolean> {
  if (payload.template === 'passwordReset' || ofAccounts.includes(payload.template)) return false;
  const company = await trx
    .selectFrom('companies')
    .select('closed_at')
    .where('id', '=', payload.companyId)
    .executeTakeFirst();
  return !company || company.closed_at !== null;
}

/**
 * Checks whether a user can get messages. While no address of the company is confirmed, only the user who registered the
 * company gets messages: the addresses of the other users are unverified.
 */
async function isReachable(
  trx: Transaction<Database>,
  { companyId, userId }: Pick<Recipient, 'companyId' | 'userId'>,
): Promise<boolean> {
  const company = await trx
    .selectFrom('companies')
    .select('confirmed_at')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return company.confirmed_at !== null || (await isFounder(trx, companyId, userId));
}

/** Finds the recipient of a message; undefined if the message is no longer needed or not allowed. */
export async function findRecipient(
  trx: Transaction<Database>,
  payload: MessagePayload,
): Promise<Recipient | undefined> {
  if (await isOfClosedCompany(trx, payload)) return undefined;
  if (payload.template === 'confirmEmail' || payload.template === 'undoEmail') {
    return findChangeRecipient(trx, payload);
  }
  if (payload.template === 'signatureRequest' || payload.template === 'signatureRequestSms') {
    return findSigner(trx, payload);
  }
  if (payload.template === 'invoice') return findInvoiceRecipient(trx, payload);
  if (payload.template === 'customerLink') return findCustomerRecipient(trx, payload);
  if (payload.template === 'phoneCode' && !(await findPhoneToVerify(trx, payload))) return undefined;
  if (isOfNotifications(payload) && (await findUnreadOf(trx, payload)).length === 0) return undefined;
  const user =
    payload.template === 'passwordReset'
      ? await findResetAccount(trx, payload.email.trim().toLowerCase())
      : await findPerson(trx, payload);
  if (!user || !(await isReachable(trx, user))) return undefined;
  const { companyId, userId, fullname, email, phone, verifiedPhone } = user;
  const addressOf = () => {
    if (payload.template === 'invitationSms' || payload.template === 'phoneCode') return phone;
    if (payload.template === 'notificationSms') return phone === verifiedPhone ? phone : undefined;
    return email && isPlainAddress(email) ? email : undefined;
  };
  const address = addressOf();
  if (!address) return undefined;
  const language = payload.template === 'passwordReset' ? payload.language : user.language;
  return { companyId, userId, address, fullname, language };
}

async function invitationFacts(trx: Transaction<Database>, { companyId, userId }: Recipient, invitedBy = '') {
  return trx
    .selectFrom('users as user')
    .innerJoin('companies as company', 'company.id', 'user.company_id')
    .leftJoin('users as inviter', (join) =>
      join
        .onRef('inviter.company_id', '=', 'user.company_id')
        .on(sql`inviter.id::text`, '=', invitedBy)
        .on('inviter.deleted_at', 'is', null),
    )
    .select([
      'user.role',
      'company.name as company',
      'inviter.fullname as invitedBy',
      'company.invitation_days as days',
    ])
    .where('user.company_id', '=', companyId)
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow();
}

async function readCompany(trx: Transaction<Database>, { companyId }: Recipient) {
  const { name, confirmedAt } = await trx
    .selectFrom('companies')
    .select(['name', 'confirmed_at as confirmedAt'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { name, isConfirmed: confirmedAt !== null };
}

/**
 * Composes the message of a job and creates the token of its link in the same transaction. Older links of the same user
 * and type stop working, except for invitations, which are only replaced when a new invitation is requested.
 * @param publicUrl base URL of the app, without a trailing slash
 * @param secret signs the unsubscribe links
 * @param queuedAt time of the event that the message reports
 */
export async function compose(
  trx: Transaction<Database>,
  payload: MessagePayload,
  recipient: Recipient,
  { publicUrl, queuedAt, secret }: { publicUrl: string; queuedAt: Date; secret: string },
): Promise<ComposedMessage> {
  const { companyId, userId, fullname, address: email, language } = recipient;
  const emailOf = (name: EmailName, values: MessageValues, path: string) =>
    layOutEmail(language, wordsOf(language, name, values), `${publicUrl}${path}`);
  const queuedText = async () =>
    momentText({ instant: queuedAt, ...(await clockOf(trx, companyId)) }, language);
  switch (payload.template) {
    case 'passwordReset': {
      const token = await issueOneTimeToken(trx, { companyId, userId, kind: 'reset', mailedTo: email });
      const company = await unconfirmedCompany(trx, recipient);
      const values = { fullname, email, company: company ?? '', hasCompany: Boolean(company) };
      return emailOf('passwordReset', values, `/reset-password?token=${token}`);
    }
    case 'passwordChanged':
      return emailOf('passwordChanged', { fullname, email, at: await queuedText() }, '/login');
    case 'invitation':
    case 'invitationSms': {
      const { role, company, invitedBy, days } = await invitationFacts(trx, recipient, payload.invitedBy);
      const token = await issueOneTimeToken(trx, {
        companyId,
        userId,
        kind: 'invitation',
        ...(payload.template === 'invitation' && { mailedTo: email }),
        ...(payload.invitedBy && { invitedBy: payload.invitedBy }),
        ...(payload.template === 'invitationSms' && { phone: email }),
      });
      const facts = {
        role,
        days,
        company,
        invitedBy: invitedBy ?? '',
        hasInviter: Boolean(invitedBy),
        email,
      };
      const path = invitationPath(token, language);
      return payload.template === 'invitation'
        ? emailOf('invitation', facts, path)
        : layOutSms(smsWordsOf(language, 'invitationSms', facts), `${publicUrl}${path}`);
    }
    case 'phoneCode': {
      const code = await issuePhoneCode(trx, recipient, email);
      const { subject, line } = smsWordsOf(language, 'phoneCode', { code });
      // No link, so that recipients do not get used to following links in messages with codes.
      return { subject, text: line, html: '', link: '' };
    }
    case 'newSignIn': {
      const { ip, userAgent } = payload;
      const device = deviceText(language, recogniseBrowser(userAgent), ip);
      const values = { fullname, email, at: await queuedText(), device };
      return emailOf('newSignIn', values, '/dashboard/account');
    }
    case 'securityChanged': {
      const values = { fullname, email, at: await queuedText(), change: payload.change };
      return emailOf('securityChanged', values, '/dashboard/account');
    }
    case 'confirmEmail':
    case 'undoEmail':
      return composeChangeMail(trx, payload, recipient, publicUrl);
    case 'signatureRequest':
    case 'signatureRequestSms':
    case 'ticketDisputed':
      return composeSignatureMail(trx, payload, recipient, publicUrl);
    case 'invoice':
      return composeInvoiceMail(trx, payload, recipient, publicUrl);
    case 'customerLink':
      return composeCustomerLinkMail(trx, payload, recipient, publicUrl);
    case 'notification':
    case 'notificationSms':
    case 'digest':
      return composeNotificationMail(trx, payload, recipient, { publicUrl, secret });
    case 'welcome': {
      const { name: company, isConfirmed } = await readCompany(trx, recipient);
      const facts = { fullname, company, email };
      if (isConfirmed) return emailOf('welcome', facts, '/dashboard/overview');
      const token = await issueOneTimeToken(trx, {
        companyId,
        userId,
        kind: 'confirmEmail',
        mailedTo: email,
      });
      return emailOf('confirmCompany', facts, `/confirm-email?token=${token}`);
    }
  }
}
