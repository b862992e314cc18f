/** Announces that unread counts may have changed, to the open streams of this process and of the others. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

/** The PostgreSQL NOTIFY channel. */
export const CHANNEL = 'derrick_notifications';

/** Users whose unread count may have changed: those listed, or all users of the company. */
export interface Announcement {
  companyId: string;
  userIds: readonly string[] | 'all';
}

/** Maximum number of ids in a NOTIFY message, which must be shorter than 8,000 bytes. */
const MAX_NAMED_USERS = 150;

type Listener = (announcement: Announcement | 'everything') => void;

/** Listeners of this process by database, because tests have several databases. */
const listeners = new WeakMap<Kysely<Database>, Set<Listener>>();

/**
 * Calls the listener with each announcement, and with `everything` when announcements may have been missed.
 * @returns a function that removes the listener
 */
export function onAnnounced(db: Kysely<Database>, listener: Listener): () => void {
  const registered = listeners.get(db) ?? new Set();
  listeners.set(db, registered.add(listener));
  return () => registered.delete(listener);
}

/** Notifies the listeners of this process. */
export function announceHere(db: Kysely<Database>, announcement: Announcement | 'everything'): void {
  for (const listener of listeners.get(db) ?? []) listener(announcement);
}

/** Notifies the other processes when the transaction commits, and not if it rolls back. */
export async function announce(
  trx: Transaction<Database>,
  { companyId, userIds }: Announcement,
): Promise<void> {
  if (userIds.length === 0) return;
  const named = userIds.length > MAX_NAMED_USERS ? 'all' : userIds;
  const message = JSON.stringify({ companyId, userIds: named });
  await sql`select pg_notify(${CHANNEL}, ${message})`.execute(trx);
}
