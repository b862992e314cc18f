import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { CounterName, Database } from '../db/schema.ts';

/** The first number that a counter gives: the first jobcode of a company is TK-10001; a year of invoices begins with 1. */
const firstNumberOf = (name: CounterName): number => {
  if (name === 'ticket') return 10_001;
  return name === 'invoice' ? 1001 : 1;
};

/** Reads the number that a counter of a company gives next, which somebody else may take meanwhile. */
export async function peekNumber(
  db: Kysely<Database>,
  companyId: string,
  name: CounterName,
): Promise<number> {
  const counter = await db
    .selectFrom('counters')
    .select('next')
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .executeTakeFirst();
  return counter?.next ?? firstNumberOf(name);
}

/**
 * Takes the next numbers of one of a company's counters, without a gap: a rollback gives them back. Others who take a
 * number from it wait for the transaction's end from here on, so this belongs late in a transaction. Part of the
 * statement that writes the numbered rows, or a query of its own.
 * @param count how many; the others follow the first
 * @returns the query, whose row holds the `first`
 */
export const allocateNumbers = (
  db: Pick<QueryCreator<Database>, 'insertInto'>,
  companyId: string,
  name: CounterName,
  count = 1,
) =>
  db
    .insertInto('counters')
    .values({ company_id: companyId, name, next: firstNumberOf(name) + count })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'name'])
        .doUpdateSet((eb) => ({ next: eb('counters.next', '+', count) })),
    )
    .returning((eb) => eb('next', '-', sql.lit(count)).as('first'));

/** Sets what a counter of a company gives next; for seeds, which number what they write by themselves. */
export async function setNextNumber(
  db: Kysely<Database>,
  companyId: string,
  name: CounterName,
  next: number,
): Promise<void> {
  await db
    .insertInto('counters')
    .values({ company_id: companyId, name, next })
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doUpdateSet({ next }))
    .execute();
}
