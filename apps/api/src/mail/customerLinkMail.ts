/** The email with the link to a customer's page. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { nameOfCompany } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { issueCustomerToken } from '../links/index.ts';
import { type ComposedMessage, layOutEmail } from './layout.ts';
import { isPlainAddress } from './names.ts';
import type { CustomerLinkPayload } from './payload.ts';
import type { Recipient } from './recipient.ts';
import { wordsOf } from './wording.ts';

/** Returns whether the company has used an address for this customer: its own, a contact's, or that of a sent invoice. */
async function isAddressOf(
  db: Kysely<Database>,
  { companyId, customerId, to }: CustomerLinkPayload,
): Promise<boolean> {
  const found = await db
    .selectFrom('customers as customer')
    .select('customer.id')
    .where('customer.company_id', '=', companyId)
    .where('customer.id', '=', customerId)
    .where(sql<boolean>`(
      lower(customer.invoice_email) = ${to}
      or exists (
        select from customer_contacts c
        where c.company_id = ${companyId} and c.customer_id = ${customerId} and lower(c.email) = ${to}
      )
      or exists (
        select from invoice_sendings s join invoices i on i.company_id = ${companyId} and i.id = s.invoice_id
        where s.company_id = ${companyId} and i.customer_id = ${customerId} and ${to} = any(s.recipients)
      )
    )`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds the recipient; undefined if the company does not know the address, so that no email is sent. */
export async function findCustomerRecipient(
  trx: Transaction<Database>,
  payload: CustomerLinkPayload,
): Promise<Recipient | undefined> {
  const { companyId, customerId, to } = payload;
  if (!isPlainAddress(to) || !(await isAddressOf(trx, payload))) return undefined;
  const { name, language } = await trx
    .selectFrom('customers')
    .select(['name', 'language'])
    .where('company_id', '=', companyId)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  // The recipient has no user account.
  return { companyId, userId: '', fullname: name, address: to, language: language === 'es' ? 'es' : 'en' };
}

/** Composes the email with a new link, which replaces the previous one of this address. */
export async function composeCustomerLinkMail(
  trx: Transaction<Database>,
  { companyId, customerId }: CustomerLinkPayload,
  { fullname, address, language }: Recipient,
  publicUrl: string,
): Promise<ComposedMessage> {
  const token = await issueCustomerToken(trx, { companyId, customerId, email: address });
  const values = { fullname, company: await nameOfCompany(trx, companyId), email: address };
  return layOutEmail(
    language,
    wordsOf(language, 'customerLink', values),
    `${publicUrl}/customer?token=${token}`,
  );
}
