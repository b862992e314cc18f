import type { Contact, Customer } from '@derrick/domain/customers';
import type { Kysely, Transaction } from 'kysely';
import { integer, object } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Snapshot } from '../events/index.ts';
import { touched } from '../platform/versions.ts';
import { insertBatches, readRow } from '../sql/index.ts';
import './tables.ts';

/** Editable fields of a customer. */
export type CustomerFields = Omit<Customer, 'id' | 'ticketCount' | 'createdAt' | 'updatedAt' | 'version'>;

/** A stored customer without the count of its tickets. */
export interface StoredCustomer extends CustomerFields {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
}

const rowOf = (db: Kysely<Database>, companyId: string, id: string) =>
  db
    .selectFrom('customers')
    .select([
      'id',
      'name',
      'billing_address as billingAddress',
      'invoice_email as invoiceEmail',
      'terms_days as termsDays',
      'is_tax_exempt as isTaxExempt',
      'tax_number as taxNumber',
      'cost_reference as costReference',
      'notes',
      'language',
      'has_reminders as hasReminders',
      'version',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'updated_by as updatedBy',
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', id);

const contactsOf = (db: Kysely<Database>, companyId: string, customerId: string): Promise<Contact[]> =>
  db
    .selectFrom('customer_contacts')
    .select(['name', 'email', 'phone'])
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute();

/** Reads a customer; undefined if the company has none with this id. */
export async function findCustomer(
  db: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<StoredCustomer | undefined> {
  const row = await rowOf(db, companyId, id).executeTakeFirst();
  return row && { ...row, contacts: await contactsOf(db, companyId, id) };
}

/** Reads a customer and locks its row until the transaction ends. */
export async function lockCustomer(
  trx: Transaction<Database>,
  companyId: string,
  id: string,
): Promise<StoredCustomer | undefined> {
  const row = await rowOf(trx, companyId, id).forNoKeyUpdate().executeTakeFirst();
  return row && { ...row, contacts: await contactsOf(trx, companyId, id) };
}

/** Builds a complete customer for the response. */
export async function wholeCustomer(
  db: Kysely<Database>,
  companyId: string,
  { updatedBy: _updatedBy, createdAt, updatedAt, ...customer }: StoredCustomer,
): Promise<Customer> {
  const counted = await readRow(db, object({ count: integer() }))`
    select count(*) as count from tickets
    where company_id = ${companyId} and customer_id = ${customer.id} and deleted_at is null
  `;
  return {
    ...customer,
    ticketCount: counted?.count ?? 0,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Converts the editable fields except contacts to columns. */
export const columnsOf = (fields: CustomerFields) => ({
  name: fields.name,
  billing_address: fields.billingAddress,
  invoice_email: fields.invoiceEmail,
  terms_days: fields.termsDays,
  is_tax_exempt: fields.isTaxExempt,
  tax_number: fields.taxNumber,
  cost_reference: fields.costReference,
  notes: fields.notes,
  language: fields.language,
  has_reminders: fields.hasReminders,
});

/** Updates a customer locked by the transaction and replaces its contacts. */
export async function writeCustomer(
  trx: Transaction<Database>,
  companyId: string,
  id: string,
  updatedBy: string,
  fields: CustomerFields,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ ...columnsOf(fields), ...touched(updatedBy) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await trx
    .deleteFrom('customer_contacts')
    .where('company_id', '=', companyId)
    .where('customer_id', '=', id)
    .execute();
  await addContacts(trx, companyId, id, fields.contacts);
}

/** Inserts the contacts of a customer without contacts. */
export async function addContacts(
  trx: Transaction<Database>,
  companyId: string,
  customerId: string,
  contacts: readonly Contact[],
): Promise<void> {
  const rows = contacts.map(({ name, email, phone }, position) => ({
    company_id: companyId,
    customer_id: customerId,
    position,
    name,
    email,
    phone,
  }));
  for (const batch of insertBatches(rows)) await trx.insertInto('customer_contacts').values(batch).execute();
}

/** Formats a contact in one line. The text also identifies the contact. */
export const contactText = ({ name, email, phone }: Contact): string =>
  [name, email, phone].filter((part) => part !== null).join(', ');

/** Returns the fields of a customer that events compare. */
export const customerSnapshot = ({ contacts, ...customer }: CustomerFields) =>
  ({
    name: customer.name,
    contacts: contacts.map(contactText).map((text) => ({ id: text, name: text })),
    billingAddress: customer.billingAddress,
    invoiceEmail: customer.invoiceEmail,
    termsDays: customer.termsDays,
    isTaxExempt: customer.isTaxExempt,
    taxNumber: customer.taxNumber,
    costReference: customer.costReference,
    notes: customer.notes,
    language: customer.language,
    hasReminders: customer.hasReminders,
  }) satisfies Snapshot;
