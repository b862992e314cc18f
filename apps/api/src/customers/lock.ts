import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { lockExclusive, lockShared } from '../sql/index.ts';

const nameOf = (companyId: string) => `customers ${companyId}`;

/**
 * Prevents merging and deleting customers of the company until the transaction ends. Saving a ticket with a customer
 * requires this lock. It must be taken before the ticket is locked, to prevent deadlocks.
 */
export async function lockCustomersShared(trx: Transaction<Database>, companyId: string): Promise<void> {
  await lockShared(trx, nameOf(companyId));
}

/**
 * Locks the company's customers exclusively for merging or deleting: waits for transactions with `lockCustomersShared` and
 * blocks new ones.
 */
export async function lockCustomersExclusive(trx: Transaction<Database>, companyId: string): Promise<void> {
  await lockExclusive(trx, nameOf(companyId));
}
