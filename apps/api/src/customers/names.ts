import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { type Infer, nullable, object, string } from 'superstruct';
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

const namedCustomer = object({
  id: string(),
  /** Default of the customer's tickets. */
  costReference: nullable(string()),
});

export type NamedCustomer = Infer<typeof namedCustomer>;

/** Finds a customer by its name, a previous name, or the name of a customer merged into it. */
export async function findCustomerByName(
  trx: Kysely<Database>,
  companyId: string,
  name: string,
): Promise<NamedCustomer | undefined> {
  const sameName = await readRow(trx, namedCustomer)`
    select id, cost_reference as "costReference" from customers where company_id = ${companyId} and ${hasName(name)}
  `;
  if (sameName) return sameName;
  return readRow(trx, namedCustomer)`
    select customer.id, customer.cost_reference as "costReference"
    from (
      select customer_id, created_at from customer_aliases where company_id = ${companyId} and ${hasName(name)}
    ) as former
    join customers as customer on customer.company_id = ${companyId} and customer.id = former.customer_id
    order by former.created_at desc limit 1
  `;
}

/** Finds the company's customer with a name, or creates it. The transaction must hold `lockCustomersShared`. */
export async function findOrCreateCustomer(
  { trx, emit }: Unit,
  companyId: string,
  name: string,
): Promise<NamedCustomer> {
  const existing = await findCustomerByName(trx, companyId, name);
  if (existing) return existing;
  const { language, termsDays } = await newCustomerDefaults(trx, companyId);
  const inserted = await trx
    .insertInto('customers')
    .values({ company_id: companyId, id: newId(), name, language, terms_days: termsDays })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    emit({ action: 'customer.create', target: { id: inserted.id, label: name }, after: { name } });
    return { id: inserted.id, costReference: null };
  }
  // Another transaction inserted it first. The insert has waited for its commit, so the row is visible now.
  const customerWithName = await findCustomerByName(trx, companyId, name);
  if (!customerWithName) throw new Error('A customer that stood in the way was not found');
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
