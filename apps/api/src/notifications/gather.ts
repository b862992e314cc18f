/** Groups several actions of one user within minutes into one notification. */
import type { Kysely } from 'kysely';
import { array, type Infer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import type { NotificationsRow } from './tables.ts';

/** Types that require no action of the recipient, so they do not need one entry per action. */
const gatheredTypes: readonly string[] = ['ticketApproved'];

/** An unread notification of this age or younger is grouped with the next one. */
const GATHER_MINUTES = 10;
/** Maximum number of records of a notification that can still be grouped with another one. */
const MAX_TARGETS = 200;

const earlierRow = object({
  userId: string(),
  type: string(),
  actor: string(),
  targetIds: array(string()),
  targetLabels: array(string()),
});
type Earlier = Infer<typeof earlierRow>;

/** The actor's name. Notifications of the server have none and are not grouped. */
const actorOf = ({ params }: NotificationsRow): string => String(Reflect.get(JSON.parse(params), 'actor'));

/** Deletes and returns the unread notifications of the last minutes that have the same type, actor and recipients. */
function claimEarlier(db: Kysely<Database>, companyId: string, rows: readonly NotificationsRow[]) {
  const userIds = rows.map(({ user_id }) => user_id);
  const actors = rows.map(actorOf);
  // Rows locked by another transaction are skipped: their recipients get two notifications, and no request waits.
  return readRows(db, earlierRow)`
    with earlier as (
      select user_id, id from notifications
      where company_id = ${companyId} and user_id = any(${userIds}::uuid[]) and read_at is null and is_in_app
        and type = any(${gatheredTypes}::text[]) and params ->> 'actor' = any(${actors}::text[])
        and at > now() - make_interval(mins => ${GATHER_MINUTES}) and cardinality(target_ids) < ${MAX_TARGETS}
      for update skip locked
    )
    delete from notifications n using earlier
    where n.company_id = ${companyId} and n.user_id = earlier.user_id and n.id = earlier.id
    returning n.user_id as "userId", n.type, n.params ->> 'actor' as actor, n.target_ids as "targetIds", n.target_labels as "targetLabels"
  `;
}

/** Adds the records of earlier notifications to a new one, each record once. */
function joined(row: NotificationsRow, earlier: readonly Earlier[]): NotificationsRow {
  const otherTargets = new Map(
    earlier.flatMap(({ targetIds, targetLabels }) =>
      targetIds.map((id, index) => [id, targetLabels[index] ?? ''] as const),
    ),
  );
  for (const id of row.target_ids) otherTargets.delete(id);
  return {
    ...row,
    target_ids: [...otherTargets.keys(), ...row.target_ids],
    target_labels: [...otherTargets.values(), ...row.target_labels],
  };
}

/** Groups new notifications with those of the last minutes and deletes the earlier rows. */
export async function gather(
  db: Kysely<Database>,
  companyId: string,
  rows: readonly NotificationsRow[],
): Promise<NotificationsRow[]> {
  const joinable = rows.filter(({ type, is_in_app }) => is_in_app && gatheredTypes.includes(type));
  if (joinable.length === 0) return [...rows];
  const earlier = await claimEarlier(db, companyId, joinable);
  const isSame = (row: NotificationsRow) => (earlier: Earlier) =>
    earlier.userId === row.user_id && earlier.type === row.type && earlier.actor === actorOf(row);
  return rows.map((row) => (joinable.includes(row) ? joined(row, earlier.filter(isSame(row))) : row));
}
