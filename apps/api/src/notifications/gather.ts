/** Several deeds of one person within minutes, told in one notification. */
import type { Kysely } from 'kysely';
import { array, type Infer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import type { NotificationsRow } from './tables.ts';

/** What asks nothing of its reader: it needs no place of its own in the list. */
const gatheredTypes: readonly string[] = ['ticketApproved'];

/** What is unread and not older is told together with what follows. */
const GATHER_MINUTES = 10;
/** Records of one notification at the most. */
const MOST_TARGETS = 200;

const earlierRow = object({
  userId: string(),
  type: string(),
  actor: string(),
  targetIds: array(string()),
  targetLabels: array(string()),
});
type Earlier = Infer<typeof earlierRow>;

/** Who did it, by name; the server itself gathers nothing. */
const actorOf = ({ params }: NotificationsRow): string => String(Reflect.get(JSON.parse(params), 'actor'));

/** Takes out the unread notifications of the last minutes that say the same of the same actor to the same people. */
function claimEarlier(db: Kysely<Database>, companyId: string, rows: readonly NotificationsRow[]) {
  const userIds = rows.map(({ user_id }) => user_id);
  const actors = rows.map(actorOf);
  // What another transaction holds is left alone: its reader gets two, and nobody waits.
  return readRows(db, earlierRow)`
    with earlier as (
      select user_id, id from notifications
      where company_id = ${companyId} and user_id = any(${userIds}::uuid[]) and read_at is null and is_in_app
        and type = any(${gatheredTypes}::text[]) and params ->> 'actor' = any(${actors}::text[])
        and at > now() - make_interval(mins => ${GATHER_MINUTES}) and cardinality(target_ids) < ${MOST_TARGETS}
      for update skip locked
    )
    delete from notifications n using earlier
    where n.company_id = ${companyId} and n.user_id = earlier.user_id and n.id = earlier.id
    returning n.user_id as "userId", n.type, n.params ->> 'actor' as actor, n.target_ids as "targetIds", n.target_labels as "targetLabels"
  `;
}

/** Adds the records of an earlier notification to those of a new one; each stands there once. */
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

/** Joins new notifications with those that were written minutes ago, whose rows they take the place of. */
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
