import { type Kysely, type QueryCreator, sql, type Transaction } from 'kysely';
import type { CounterName, Database } from '../db/schema.ts';

/**
 * First number of a counter: the first jobcode of a company is TK-10001, and the invoices and credit notes of each year
 * start at 1.
 */
const firstNumberOf = (name: CounterName): number => {
  if (name === 'ticket') return 10_001;
  return name === 'invoice' || name === 'creditNote' ? 1001 : 1;
};

/** Reads the next number of a company's counter without taking it. Another request may take it in the meantime. */
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
 * Takes the next numbers of a company's counter without gaps: a rollback returns them. Other transactions that take a
 * number from the same counter wait until this one ends, so this belongs late in a transaction.
 * @param count number of consecutive numbers
 * @returns the query; its row contains the `first` number
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

/** Reads the next number of a company's counter and locks the counter until the transaction ends. */
export async function lockNextNumber(
  trx: Transaction<Database>,
  companyId: string,
  name: CounterName,
): Promise<number> {
  await trx
    .insertInto('counters')
    .values({ company_id: companyId, name, next: firstNumberOf(name) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { next } = await trx
    .selectFrom('counters')
    .select('next')
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return next;
}

/** Sets the next number of a company's counter. */
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
