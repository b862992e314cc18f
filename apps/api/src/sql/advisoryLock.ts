import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

const keyOf = (name: string) => sql`hashtextextended(${name}, 0)`;

/**
 * Takes a named lock until the transaction ends. Waits for transactions with the same lock, also shared. The following
 * statements see the changes of those transactions.
 */
export async function lockExclusive(trx: Transaction<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(name)})`.execute(trx);
}

/** Takes a named lock until the transaction ends. Waits only for transactions with `lockExclusive`. */
export async function lockShared(trx: Transaction<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(name)})`.execute(trx);
}
