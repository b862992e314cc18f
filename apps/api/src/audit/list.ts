/** Reading the events of a company, newest first. */
import {
  type AuditEvent,
  type AuditPage,
  type AuditQuery,
  auditActorTypes,
  auditChangeStruct,
  auditContextStruct,
} from '@derrick/domain/audit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { array, date, enums, type Infer, integer, nullable, object, string } from 'superstruct';
import { type Database, readRow, readRows } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { dayRange } from '../platform/dayRange.ts';
import { kindsOf } from './groups.ts';

/**
 * So many events are looked through for one page: a rare one among millions is reached in several steps, none of which
 * keeps the database busy.
 */
const MOST_LOOKED_THROUGH = 50_000;

const eventRow = object({
  id: string(),
  sequence: integer(),
  at: date(),
  actorType: enums(auditActorTypes),
  actorId: nullable(string()),
  actorName: nullable(string()),
  actorRole: nullable(string()),
  action: string(),
  targetType: string(),
  targetId: nullable(string()),
  targetLabel: string(),
  changes: array(auditChangeStruct),
  context: auditContextStruct,
  correlationId: string(),
});

const auditEvent = (row: Infer<typeof eventRow>): AuditEvent => ({
  id: row.id,
  sequence: row.sequence,
  at: row.at.toISOString(),
  actor: { type: row.actorType, id: row.actorId, name: row.actorName, role: row.actorRole },
  action: row.action,
  target: { type: row.targetType, id: row.targetId, label: row.targetLabel },
  changes: row.changes,
  context: row.context,
  correlationId: row.correlationId,
});

/**
 * The place of the first event from an instant on, one past the last if there is none. Events are numbered in the order
 * of their time, so that the place is found by halving and no index is kept for it.
 */
async function placeAt(db: Kysely<Database>, companyId: string, instant: Date): Promise<number> {
  const found = await readRow(db, object({ place: integer() }))`
    with recursive halves (low, high) as (
      select 1::bigint, length + 1 from event_chains where company_id = ${companyId}
      union all
      select case when e.at < ${instant} then middle + 1 else low end,
        case when e.at < ${instant} then high else middle end
      from (select low, high, (low + high) / 2 as middle from halves where low < high) half
      join events e on e.company_id = ${companyId} and e.sequence = half.middle
    )
    select low as place from halves where low = high
  `;
  return found?.place ?? 1;
}

/** The range of places that the days of a query mean, the end excluded. */
async function placesOf(db: Kysely<Database>, companyId: string, { from, to, timeZone }: AuditQuery) {
  const range = dayRange(from, to, timeZone);
  return {
    first: range.from ? await placeAt(db, companyId, range.from) : 1,
    end: range.until ? await placeAt(db, companyId, range.until) : Number.MAX_SAFE_INTEGER,
  };
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const isOfKinds = (kinds: readonly string[]) => sql`split_part(action, '.', 1) = any(${kinds}::text[])`;

/** Sign-ins and the like of super admins are for super admins alone. */
const isOfSuperAdmin = (companyId: string) => sql`(${isOfKinds(kindsOf('security'))} and (
  actor_role = 'SUPER_ADMIN'
  or target_id in (select id from users where company_id = ${companyId} and role = 'SUPER_ADMIN')
))`;

/** The conditions of a query besides the places of the events. */
function matching({ companyId, role }: Session, query: AuditQuery): RawBuilder<unknown> {
  const { actorId, group, targetType, targetId, correlationId, search } = query;
  const conditions = [sql`company_id = ${companyId}`];
  if (actorId.length > 0) conditions.push(sql`actor_id = any(${actorId}::uuid[])`);
  if (group.length > 0) conditions.push(isOfKinds(group.flatMap(kindsOf)));
  if (targetType) conditions.push(sql`target_type = ${targetType}`);
  if (targetId) conditions.push(sql`target_id = ${targetId}`);
  if (correlationId) conditions.push(sql`correlation_id = ${correlationId}`);
  if (search) {
    conditions.push(sql`(target_label ilike ${like(search)} or actor_name ilike ${like(search)})`);
  }
  if (role !== 'SUPER_ADMIN') conditions.push(sql`not ${isOfSuperAdmin(companyId)}`);
  return sql.join(conditions, sql` and `);
}

/** Reads the events that a query means and the caller may see, from the cursor on backwards. */
export async function readAuditLog(
  db: Kysely<Database>,
  session: Session,
  query: AuditQuery,
): Promise<AuditPage> {
  const { companyId } = session;
  const { cursor = Number.MAX_SAFE_INTEGER, limit, targetId } = query;
  const [chain, places] = await Promise.all([
    db.selectFrom('event_chains').select('length').where('company_id', '=', companyId).executeTakeFirst(),
    placesOf(db, companyId, query),
  ]);
  const end = Math.min(cursor, places.end, (chain?.length ?? 0) + 1);
  // The events of one record have an index of their own.
  const lowest = targetId ? places.first : Math.max(places.first, end - MOST_LOOKED_THROUGH);
  const rows = await readRows(db, eventRow)`
    select id, sequence, at, actor_type as "actorType", actor_id as "actorId", actor_name as "actorName",
      actor_role as "actorRole", action, target_type as "targetType", target_id as "targetId",
      target_label as "targetLabel", changes, context, correlation_id as "correlationId"
    from events where ${matching(session, query)} and sequence >= ${lowest} and sequence < ${end}
    order by sequence desc limit ${limit + 1}
  `;
  const data = rows.slice(0, limit).map(auditEvent);
  const isFull = rows.length > limit;
  const lookedThroughTo = lowest > places.first ? lowest : null;
  return { data, meta: { nextCursor: isFull ? (data.at(-1)?.sequence ?? null) : lookedThroughTo } };
}
