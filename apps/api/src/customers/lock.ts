import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

const keyOf = (companyId: string) => sql`hashtextextended(${`customers ${companyId}`}, 0)`;

/**
 * Keeps the company's customers from being merged and deleted until the transaction ends. A ticket that names a customer
 * is saved under it; taken before the ticket is locked, it lets none of the two wait for the other in a circle.
 */
export async function lockCustomersShared(trx: Transaction<Database>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(companyId)})`.execute(trx);
}

/** Waits for those who name customers, and makes them wait until the transaction ends. */
export async function lockCustomersExclusive(trx: Transaction<Database>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(companyId)})`.execute(trx);
}
