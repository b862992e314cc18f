import type { Page, PageQuery } from '@derrick/domain/contract';
import { type CustomerOption, customerOptionStruct } from '@derrick/domain/customers';
import { type Kysely, sql } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { nameMatches, readPage } from '../platform/listing.ts';

declare module '../events/types.ts' {
  interface EventActions {
    customer: 'create';
  }
}

/** Reads one page of a company's customers in the order of their names. */
export const readCustomers = (
  db: Kysely<Database>,
  companyId: string,
  query: PageQuery,
): Promise<Page<CustomerOption>> =>
  readPage(
    db,
    customerOptionStruct,
    {
      columns: sql`id, name`,
      from: sql`customers where company_id = ${companyId} and ${nameMatches(sql`search_name`, query.search)}`,
      order: sql`name collate "und-x-icu", id`,
    },
    query,
  );

/** Finds the company's customer of a name, ignoring case and outer spaces, or makes one. */
export async function findOrCreateCustomer(
  { trx, emit }: Unit,
  companyId: string,
  name: string,
): Promise<string> {
  // The expression of the unique index customers_name.
  const same = sql<boolean>`lower(btrim(name) collate "und-x-icu") = lower(btrim(${name}) collate "und-x-icu")`;
  const find = () => trx.selectFrom('customers').select('id').where('company_id', '=', companyId).where(same);

  const known = await find().executeTakeFirst();
  if (known) return known.id;
  const made = await trx
    .insertInto('customers')
    .values({ company_id: companyId, id: newId(), name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Somebody else was faster; the insert has waited for their commit, so that theirs is seen now.
  if (!made) return (await find().executeTakeFirstOrThrow()).id;
  emit({ action: 'customer.create', target: { id: made.id, label: name }, after: { name } });
  return made.id;
}
