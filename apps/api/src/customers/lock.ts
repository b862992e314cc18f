import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

const keyOf = (companyId: string) => sql`hashtextextended(${`customers ${companyId}`}, 0)`;

/**
 * Prevents merging and deleting customers of the company until the transaction ends. Saving a ticket with a customer
 * requires this lock. It must be taken before the ticket is locked, to prevent deadlocks.
 */
export async function lockCustomersShared(trx: Transaction<Database>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(companyId)})`.execute(trx);
}

/**
 * Locks the company's customers exclusively for merging or deleting: waits for transactions with `lockCustomersShared` and
 * blocks new ones.
 */
export async function lockCustomersExclusive(trx: Transaction<Database>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(companyId)})`.execute(trx);
}
