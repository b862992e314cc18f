import type { Notification, NotificationTarget } from '@derrick/domain/notifications';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { notFound } from '../platform/failures.ts';
import { announce } from './announce.ts';
import { countUnreadOf, findNotification } from './list.ts';
import type { Owner } from './tables.ts';
import { notificationsWithReaders, visibleIds } from './visible.ts';

/** Marks what of somebody's notifications meets a condition on `notifications`, and tells their other pages. */
async function mark(
  trx: Transaction<Database>,
  { companyId, userId }: Owner,
  readAt: Date | null,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update notifications set read_at = ${readAt}
    where company_id = ${companyId} and user_id = ${userId}
      and (read_at is null) = ${readAt !== null} and ${condition}
  `.execute(trx);
  if (numAffectedRows > 0n) await announce(trx, { companyId, userIds: [userId] });
}

/**
 * Marks one notification as read or unread.
 * @throws {ApiFailure} 404 for what the caller does not see
 */
export async function setRead(
  trx: Transaction<Database>,
  owner: Owner,
  id: string,
  isRead: boolean,
): Promise<Notification> {
  await mark(trx, owner, isRead ? new Date() : null, sql`id = ${id}`);
  const found = await findNotification(trx, owner, id);
  if (!found) throw notFound();
  return found;
}

/**
 * Marks the notifications of the app's list up to a time, that time included, and counts the unread ones that are left.
 * Notifications by mail alone stay unread, so that their mails are still sent.
 */
export async function readAll(
  trx: Transaction<Database>,
  owner: Owner,
  before: string,
): Promise<{ unread: number }> {
  const listed = sql`id in (
    select n.id from ${notificationsWithReaders}
    where n.company_id = ${owner.companyId} and n.user_id = ${owner.userId}
      and n.is_in_app and n.read_at is null and n.at <= ${new Date(before)} and cardinality(${visibleIds}) > 0
  )`;
  await mark(trx, owner, new Date(), listed);
  return countUnreadOf(trx, owner);
}

/** Marks what is about one record alone, and counts the rest. What tells of several stays until it is read itself. */
export async function readAbout(
  trx: Transaction<Database>,
  owner: Owner,
  { type, id }: { type: NotificationTarget; id: string },
): Promise<{ unread: number }> {
  await mark(trx, owner, new Date(), sql`target_type = ${type} and target_ids = array[${id}]::uuid[]`);
  return countUnreadOf(trx, owner);
}
