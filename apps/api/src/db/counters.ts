import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { CounterName, Database } from './schema.ts';

/** The first number that each counter gives: the first jobcode of a company is TK-10001. */
const firstNumbers: Record<CounterName, number> = { ticket: 10_001, invoice: 1001 };

/**
 * Takes the next numbers of one of a company's counters, without a gap: a rollback gives them back. Others who take a
 * number from it wait for the transaction's end from here on, so this belongs late in a transaction. Part of the
 * statement that writes the numbered rows, or a query of its own.
 * @param count how many; the others follow the first
 * @returns the query, whose row holds the `first`
 */
export const takeNumbers = (
  db: Pick<QueryCreator<Database>, 'insertInto'>,
  companyId: string,
  name: CounterName,
  count = 1,
) =>
  db
    .insertInto('counters')
    .values({ company_id: companyId, name, next: firstNumbers[name] + count })
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
