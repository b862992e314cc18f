import type { Notification, NotificationTarget } from '@derrick/domain/notifications';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { notFound } from '../platform/failures.ts';
import { announce } from './announce.ts';
import { countUnreadOf, findNotification } from './list.ts';
import type { Owner } from './tables.ts';
import { notificationsWithRecipients, visibleIds } from './visible.ts';

/**
 * Marks the user's notifications that match a condition on `notifications`, and updates the count on the user's other
 * pages.
 */
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
 * @throws {ApiFailure} 404 for a notification that the caller cannot see
 */
export async function setRead(
  trx: Transaction<Database>,
  owner: Owner,
  id: string,
  isRead: boolean,
): Promise<Notification> {
  await mark(trx, owner, isRead ? new Date() : null, sql`id = ${id}`);
  const notification = await findNotification(trx, owner, id);
  if (!notification) throw notFound();
  return notification;
}

/**
 * Marks the notifications in the app's list as read, up to and including a time, and counts the remaining unread ones.
 * Notifications that are sent only by email stay unread, so that their emails are still sent.
 */
export async function readAll(
  trx: Transaction<Database>,
  owner: Owner,
  before: string,
): Promise<{ unread: number }> {
  const listed = sql`id in (
    select n.id from ${notificationsWithRecipients}
    where n.company_id = ${owner.companyId} and n.user_id = ${owner.userId}
      and n.is_in_app and n.read_at is null and n.at <= ${new Date(before)} and cardinality(${visibleIds(owner.companyId)}) > 0
  )`;
  await mark(trx, owner, new Date(), listed);
  return countUnreadOf(trx, owner);
}

/**
 * Marks the notifications about this record alone as read, and counts the remaining unread ones. A notification about
 * several records stays unread until the user reads it.
 */
export async function readAbout(
  trx: Transaction<Database>,
  owner: Owner,
  { type, id }: { type: NotificationTarget; id: string },
): Promise<{ unread: number }> {
  await mark(trx, owner, new Date(), sql`target_type = ${type} and target_ids = array[${id}]::uuid[]`);
  return countUnreadOf(trx, owner);
}
