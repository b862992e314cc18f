import { roles } from '@derrick/domain/auth';
import {
  type Notification,
  type NotificationPage,
  notificationParamsStruct,
  notificationTargets,
  notificationTypes,
} from '@derrick/domain/notifications';
import { type Kysely, sql } from 'kysely';
import {
  array,
  boolean,
  date,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  omit,
  string,
} from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import type { Owner } from './tables.ts';
import { notificationsWithRecipients, visibleIds } from './visible.ts';

const notificationRow = object({
  id: string(),
  at: date(),
  type: enums(notificationTypes),
  params: omit(notificationParamsStruct, ['count']),
  targetType: enums(notificationTargets),
  targetIds: array(string()),
  targetLabels: array(string()),
  visible: array(string()),
  personRole: nullable(enums(roles)),
  isRead: boolean(),
});

/** The role of the user that the notification is about, or of one of several such users. */
const personRole = (companyId: string) => sql`(case when n.target_type = 'person' then (
  select p.role from users p
  where p.company_id = ${companyId} and p.id = any(n.target_ids) and p.deleted_at is null
  order by p.id limit 1) end)`;

/** Rows written by an older version have no `recordedBy`. */
const params = sql`'{"recordedBy": null}'::jsonb || n.params as params`;

const columns = (
  companyId: string,
) => sql`n.id, n.at, n.type, ${params}, n.target_type as "targetType", n.target_ids as "targetIds",
  n.target_labels as "targetLabels", ${visibleIds(companyId)} as visible, ${personRole(companyId)} as "personRole", n.read_at is not null as "isRead"`;

/** Converts a row to a notification about those records that its recipient can still see. */
function present(row: Infer<typeof notificationRow>): Notification {
  const [first = '', ...otherIds] = row.visible;
  const label = otherIds.length > 0 ? '' : (row.targetLabels[row.targetIds.indexOf(first)] ?? '');
  return {
    id: row.id,
    at: row.at.toISOString(),
    type: row.type,
    params: { ...row.params, count: row.visible.length },
    target: {
      type: row.targetType,
      id: otherIds.length > 0 ? null : first,
      label,
      ...(row.personRole && { role: row.personRole }),
    },
    read: row.isRead,
  };
}

/** Reads one page, newest first. The cursor is the id of the last notification on the previous page. */
export async function listNotificationsOf(
  db: Kysely<Database>,
  { companyId, userId }: Owner,
  { state, cursor, limit }: { state: 'unread' | 'all'; cursor?: string | undefined; limit: number },
): Promise<NotificationPage> {
  const rows = await readRows(db, notificationRow)`
    select ${columns(companyId)} from ${notificationsWithRecipients}
    where n.company_id = ${companyId} and n.user_id = ${userId} and n.is_in_app
      ${state === 'unread' ? sql`and n.read_at is null` : sql``}
      ${cursor === undefined ? sql`` : sql`and n.id < ${cursor}::uuid`}
      and cardinality(${visibleIds(companyId)}) > 0
    order by n.id desc limit ${limit + 1}
  `;
  const data = rows.slice(0, limit).map(present);
  return { data, meta: { nextCursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null } };
}

/**
 * Finds a user's notifications by their ids, newest first. Only unread notifications about visible records are included.
 */
export async function findUnread(
  db: Kysely<Database>,
  { companyId, userId }: Owner,
  ids: readonly string[],
): Promise<Notification[]> {
  const rows = await readRows(db, notificationRow)`
    select ${columns(companyId)} from ${notificationsWithRecipients}
    where n.company_id = ${companyId} and n.user_id = ${userId} and n.id = any(${ids}::uuid[])
      and n.read_at is null and cardinality(${visibleIds(companyId)}) > 0
    order by n.id desc
  `;
  return rows.map(present);
}

/**
 * Counts the unread notifications about visible records for each of several users. Users without any are not in the
 * result.
 */
export async function countUnread(
  db: Kysely<Database>,
  companyId: string,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await readRows(db, object({ userId: string(), unread: integer() }))`
    select n.user_id as "userId", count(*) as unread from ${notificationsWithRecipients}
    where n.company_id = ${companyId} and n.user_id = any(${userIds}::uuid[])
      and n.is_in_app and n.read_at is null and cardinality(${visibleIds(companyId)}) > 0
    group by n.user_id
  `;
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

/** Counts a user's unread notifications. */
export const countUnreadOf = async (
  db: Kysely<Database>,
  { companyId, userId }: Owner,
): Promise<{ unread: number }> => ({
  unread: (await countUnread(db, companyId, [userId])).get(userId) ?? 0,
});

export async function findNotification(
  db: Kysely<Database>,
  { companyId, userId }: Owner,
  id: string,
): Promise<Notification | undefined> {
  const rows = await readRows(db, notificationRow)`
    select ${columns(companyId)} from ${notificationsWithRecipients}
    where n.company_id = ${companyId} and n.user_id = ${userId} and n.id = ${id} and n.is_in_app
      and cardinality(${visibleIds(companyId)}) > 0
  `;
  return rows.map(present)[0];
}
