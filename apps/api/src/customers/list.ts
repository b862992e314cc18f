import type { Page } from '@derrick/domain/contract';
import {
  type CustomerListItem,
  type CustomerQuery,
  contactStruct,
  customerOptionStruct,
} from '@derrick/domain/customers';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boolean, integer, nullable, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { nameMatches, readPage } from '../platform/listing.ts';

const detailedRow = object({
  id: string(),
  name: string(),
  mainContact: nullable(contactStruct),
  invoiceEmail: nullable(string()),
  termsDays: integer(),
  isTaxExempt: boolean(),
});

const byName = sql`name collate "und-x-icu"`;

const orders: Record<NonNullable<CustomerQuery['sort']>, RawBuilder<unknown>> = {
  name: sql`${byName}, id`,
  '-name': sql`${byName} desc, id desc`,
  termsDays: sql`terms_days, ${byName}, id`,
  '-termsDays': sql`terms_days desc, ${byName}, id`,
};

/** Searchable texts besides the name: names, email addresses and phone numbers of the contacts. */
const contactTexts = (companyId: string) => sql`(
  select coalesce(string_agg(lower(concat_ws(' ', contact.name, contact.email, contact.phone)), ' '), '')
  from customer_contacts contact
  where contact.company_id = ${companyId} and contact.customer_id = customers.id
)`;

const mainContact = (companyId: string) => sql`(
  select json_build_object('name', contact.name, 'email', contact.email, 'phone', contact.phone)
  from customer_contacts contact
  where contact.company_id = ${companyId} and contact.customer_id = customers.id
  order by position limit 1
)`;

/** Reads one page of a company's customers, with details if requested. */
export function readCustomers(
  db: Kysely<Database>,
  companyId: string,
  query: CustomerQuery,
): Promise<Page<CustomerListItem>> {
  const { search, sort = 'name', withDetails } = query;
  const besides = withDetails ? [contactTexts(companyId), sql`coalesce(invoice_email, '')`] : [];
  const from = sql`customers where company_id = ${companyId}
    and ${nameMatches(sql`search_name`, search, besides)}`;
  const order = orders[sort];
  if (!withDetails) return readPage(db, customerOptionStruct, { columns: sql`id, name`, from, order }, query);
  const columns = sql`id, name, invoice_email as "invoiceEmail", terms_days as "termsDays",
    is_tax_exempt as "isTaxExempt", ${mainContact(companyId)} as "mainContact"`;
  return readPage(db, detailedRow, { columns, from, order }, query);
}
