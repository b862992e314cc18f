/** Tells open streams that somebody's count may have changed, in this process and in the others. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

/** The channel of NOTIFY. */
export const CHANNEL = 'derrick_notifications';

/** Whose count may have changed: these people's, or everybody's of the company. */
export interface Announcement {
  companyId: string;
  userIds: readonly string[] | 'all';
}

/** A message of NOTIFY has less than 8,000 bytes: so many ids, and some to spare. */
const MOST_NAMED = 150;

type Listener = (announcement: Announcement | 'everything') => void;

/** Those who listen in this process, by the database: tests have several. */
const listeners = new WeakMap<Kysely<Database>, Set<Listener>>();

/**
 * Calls back with each announcement; with `everything` when some may have been missed.
 * @returns stops it
 */
export function onAnnounced(db: Kysely<Database>, listener: Listener): () => void {
  const registered = listeners.get(db) ?? new Set();
  listeners.set(db, registered.add(listener));
  return () => registered.delete(listener);
}

/** Tells the listeners of this process. */
export function announceHere(db: Kysely<Database>, announcement: Announcement | 'everything'): void {
  for (const listener of listeners.get(db) ?? []) listener(announcement);
}

/** Tells the other processes as soon as the transaction is committed, and only then. */
export async function announce(
  trx: Transaction<Database>,
  { companyId, userIds }: Announcement,
): Promise<void> {
  if (userIds.length === 0) return;
  const named = userIds.length > MOST_NAMED ? 'all' : userIds;
  const message = JSON.stringify({ companyId, userIds: named });
  await sql`select pg_notify(${CHANNEL}, ${message})`.execute(trx);
}
