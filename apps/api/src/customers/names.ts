import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { object, string } from 'superstruct';
import { newCustomerDefaults } from '../company/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { readRow } from '../sql/index.ts';

/**
 * Compares names ignoring case and outer spaces, with the expression of the indexes `customers_name` and
 * `customer_aliases_name`.
 */
export const hasName = (name: string): RawBuilder<boolean> =>
  sql<boolean>`lower(btrim(name) collate "und-x-icu") = lower(btrim(${name}::text) collate "und-x-icu")`;

const idRow = object({ id: string() });

/** Finds a customer by its name, a previous name, or the name of a customer merged into it. */
export async function findCustomerByName(
  trx: Kysely<Database>,
  companyId: string,
  name: string,
): Promise<string | undefined> {
  const sameName = await readRow(trx, idRow)`
    select id from customers where company_id = ${companyId} and ${hasName(name)}
  `;
  if (sameName) return sameName.id;
  const former = await readRow(trx, idRow)`
    select customer_id as id from customer_aliases where company_id = ${companyId} and ${hasName(name)}
    order by created_at desc limit 1
  `;
  return former?.id;
}

/** Finds the company's customer with a name, or creates it. The transaction must hold `lockCustomersShared`. */
export async function findOrCreateCustomer(
  { trx, emit }: Unit,
  companyId: string,
  name: string,
): Promise<string> {
  const existing = await findCustomerByName(trx, companyId, name);
  if (existing !== undefined) return existing;
  const { language, termsDays } = await newCustomerDefaults(trx, companyId);
  const inserted = await trx
    .insertInto('customers')
    .values({ company_id: companyId, id: newId(), name, language, terms_days: termsDays })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    emit({ action: 'customer.create', target: { id: inserted.id, label: name }, after: { name } });
    return inserted.id;
  }
  // Another transaction inserted it first. The insert has waited for its commit, so the row is visible now.
  const customerWithName = await findCustomerByName(trx, companyId, name);
  if (customerWithName === undefined) throw new Error('A customer that stood in the way was not found');
  return customerWithName;
}

/** Stores a previous name as an alias of its customer. */
export async function rememberName(
  trx: Transaction<Database>,
  companyId: string,
  { id = newId(), customerId, name }: { id?: string; customerId: string; name: string },
): Promise<void> {
  await trx
    .insertInto('customer_aliases')
    .values({ company_id: companyId, id, customer_id: customerId, name })
    .execute();
}
