/**
 * Named locks instead of locks of the user's row: the table of users is on every database server, so its rows cannot be
 * locked while one of the servers does not answer, and sign-in would fail for all companies.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { lockExclusive, lockShared } from '../sql/index.ts';

const nameOf = (userId: string) => `user ${userId}`;

/** Serializes transactions that change how a user can sign in: password, address, status and links. */
export async function lockUser(trx: Transaction<Database>, userId: string): Promise<void> {
  await lockExclusive(trx, nameOf(userId));
}

/** Waits for transactions with `lockUser` on the user, and blocks new ones until the transaction ends. */
export async function lockUserShared(trx: Transaction<Database>, userId: string): Promise<void> {
  await lockShared(trx, nameOf(userId));
}
