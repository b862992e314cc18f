import type { Contact } from '@derrick/domain/customers';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import './tables.ts';

/** A customer's contacts and the language of messages to them. */
export interface Recipients {
  language: 'en' | 'es';
  /** Sorted by position. */
  contacts: readonly Contact[];
}

/** Reads the contacts of customers, by customer id. */
export async function findRecipients(
  db: Kysely<Database>,
  companyId: string,
  customerIds: readonly string[],
): Promise<Map<string, Recipients>> {
  if (customerIds.length === 0) return new Map();
  const customers = await db
    .selectFrom('customers')
    .select(['id', 'language'])
    .where('company_id', '=', companyId)
    .where('id', 'in', customerIds)
    .execute();
  const contacts = await db
    .selectFrom('customer_contacts')
    .select(['customer_id', 'name', 'email', 'phone'])
    .where('company_id', '=', companyId)
    .where('customer_id', 'in', customerIds)
    .orderBy('position')
    .execute();
  const found = new Map(customers.map(({ id, language }) => [id, { language, contacts: [] as Contact[] }]));
  for (const { customer_id, ...contact } of contacts) found.get(customer_id)?.contacts.push(contact);
  return found;
}
