/** Emails to the customer with an invoice or a reminder. */
import { formatDate, formatMoney } from '@derrick/domain/format';
import { paymentAddressesOf } from '@derrick/domain/invoices';
import type { Transaction } from 'kysely';
import { readCompanySettings } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { issueInvoiceToken } from '../links/index.ts';
import { hasOnlinePayments } from '../payments/index.ts';
import { localeOf } from '../platform/language.ts';
import { type ComposedMessage, layOutEmail } from './layout.ts';
import { cleanText, isPlainAddress } from './names.ts';
import type { InvoicePayload, MailLanguage } from './payload.ts';
import type { Recipient } from './recipient.ts';
import { mailText, wordsOf } from './wording.ts';

const factsOf = (trx: Transaction<Database>, { companyId, sendingId }: InvoicePayload) =>
  trx
    .selectFrom('invoice_sendings as sending')
    .innerJoin('invoices as invoice', (join) =>
      join
        .onRef('invoice.company_id', '=', 'sending.company_id')
        .onRef('invoice.id', '=', 'sending.invoice_id'),
    )
    .innerJoin('companies as company', 'company.id', 'sending.company_id')
    .select([
      'invoice.id as invoiceId',
      'invoice.printed_number as number',
      'invoice.status',
      'invoice.customer',
      'invoice.due_date as dueDate',
      'invoice.currency',
      'invoice.total_cents as totalCents',
      'invoice.balance_cents as balanceCents',
      'sending.message',
      'sending.reminder_days as reminderDays',
      'company.name as company',
    ])
    .where('sending.company_id', '=', companyId)
    .where('sending.id', '=', sendingId)
    .executeTakeFirst();

type Facts = NonNullable<Awaited<ReturnType<typeof factsOf>>>;

/** Splits the user's message into paragraphs. */
const linesOf = (message: string | null) =>
  cleanText(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Finds the recipient of an invoice email; undefined if the invoice is void or a reminder is no longer needed. */
export async function findInvoiceRecipient(
  trx: Transaction<Database>,
  payload: InvoicePayload,
): Promise<Recipient | undefined> {
  const facts = await factsOf(trx, payload);
  if (!facts || facts.status === 'VOID' || !isPlainAddress(payload.to)) return undefined;
  const isSettled = facts.status === 'PAID' || facts.status === 'UNCOLLECTIBLE';
  if (facts.reminderDays !== null && isSettled) return undefined;
  return {
    companyId: payload.companyId,
    // The recipient has no user account.
    userId: '',
    fullname: facts.customer?.name ?? '',
    address: payload.to,
    language: facts.customer?.language ?? 'en',
  };
}

/** Returns the ways to pay the balance on a web page, one line each. */
async function payLines(
  trx: Transaction<Database>,
  companyId: string,
  language: MailLanguage,
  { status, number, currency, balanceCents }: Facts,
): Promise<string[]> {
  if ((status !== 'ISSUED' && status !== 'PARTIALLY_PAID') || balanceCents <= 0) return [];
  const { invoices } = await readCompanySettings(trx, companyId);
  const values = { number: number ?? '', amountCents: balanceCents, currency };
  return [
    ...((await hasOnlinePayments(trx, companyId)) ? [mailText(language, 'payOnline')] : []),
    ...paymentAddressesOf(invoices.paymentOptions, values).map(
      ({ option, url }) => `${mailText(language, `payBy.${option}`)}: ${url}`,
    ),
  ];
}

/** Composes an email with an invoice and a new link. */
export async function composeInvoiceMail(
  trx: Transaction<Database>,
  payload: InvoicePayload,
  { fullname, address, language }: Recipient,
  publicUrl: string,
): Promise<ComposedMessage> {
  const facts = await factsOf(trx, payload);
  if (!facts) throw new Error(`The mail with an invoice ${payload.sendingId} is gone`);
  const { companyId } = payload;
  const money = (cents: number) => formatMoney(cents, localeOf[language], facts.currency);
  const { invoices } = await readCompanySettings(trx, companyId);
  const mailText = invoices.mailTexts[language];
  const values = {
    fullname,
    company: facts.company,
    number: facts.number ?? '',
    total: money(facts.totalCents),
    balance: money(facts.balanceCents),
    due: facts.dueDate ? formatDate(`${facts.dueDate}T12:00:00Z`, localeOf[language], 'UTC') : '',
    email: address,
  };
  const pay = await payLines(trx, companyId, language, facts);
  const words =
    facts.reminderDays === null
      ? wordsOf(language, 'invoice', values, [...linesOf(facts.message ?? mailText), ...pay])
      : wordsOf(language, 'reminder', { ...values, daysLate: facts.reminderDays }, pay);
  const token = await issueInvoiceToken(trx, { companyId, invoiceId: facts.invoiceId });
  return layOutEmail(language, words, `${publicUrl}/invoice?token=${token}`);
}
