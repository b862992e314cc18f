/** Reads the events of a company, newest first. */
import {
  type AuditEvent,
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
  auditActorTypes,
  auditChangeStruct,
  auditContextStruct,
  auditKindsOf,
} from '@derrick/domain/audit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { array, date, enums, type Infer, integer, nullable, object, string } from 'superstruct';
import { inZone } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { type Chain, type EventAction, readChain } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { dayRange } from '../platform/dayRange.ts';
import { readRow, readRows } from '../sql/index.ts';

/**
 * Maximum number of events that are searched for one page. A rare event among millions is reached in several requests,
 * none of which keeps the database busy for long.
 */
const MAX_SCANNED_EVENTS = 50_000;

type Reader = Pick<Session, 'companyId' | 'role'>;

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
 * Returns the sequence number of the first event since an instant, or one after the last event if there is none. Events
 * are numbered in the order of time, so a binary search works without an index.
 */
async function sequenceAt(
  db: Kysely<Database>,
  companyId: string,
  { length, removed }: Chain,
  instant: Date,
): Promise<number> {
  const positionRow = await readRow(db, object({ place: integer() }))`
    with recursive halves (low, high) as (
      values (${removed + 1}::bigint, ${length + 1}::bigint)
      union all
      select case when e.at < ${instant} then middle + 1 else low end,
        case when e.at < ${instant} then high else middle end
      from (select low, high, (low + high) / 2 as middle from halves where low < high) half
      join events e on e.company_id = ${companyId} and e.sequence = half.middle
    )
    select low as place from halves where low = high
  `;
  return positionRow?.place ?? removed + 1;
}

/** Returns the range of sequence numbers for the days of a query, the end excluded. */
async function sequenceRange(db: Kysely<Database>, companyId: string, chain: Chain, query: AuditFilter) {
  const { from, to, timeZone } = await inZone(db, companyId, query);
  const range = dayRange(from, to, timeZone);
  return {
    first: range.from ? await sequenceAt(db, companyId, chain, range.from) : chain.removed + 1,
    end: range.until ? await sequenceAt(db, companyId, chain, range.until) : chain.length + 1,
  };
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const isOfKinds = (kinds: readonly string[]) => sql`split_part(action, '.', 1) = any(${kinds}::text[])`;

/** Actions on a user's sign-in methods, besides those of the security group. */
const signInActions = ['person.changePassword', 'person.resetSecondFactor'] as const satisfies EventAction[];

/**
 * Returns the condition that an event concerns the security of a super admin's account. Only super admins may see these
 * events.
 */
export const isOfSuperAdmin = (companyId: string) => sql`(
  (${isOfKinds(auditKindsOf('security'))} or action = any(${signInActions}::text[])) and (
  actor_role = 'SUPER_ADMIN'
  or target_id in (select id from users where company_id = ${companyId} and role = 'SUPER_ADMIN')
))`;

/**
 * Returns the condition that one of the users recorded the action of a customer, such as a signature on the user's
 * device.
 */
const isRecordedBy = (userIds: readonly string[]) => sql`(
  actor_type = 'CUSTOMER_LINK' and exists (
    select from jsonb_array_elements(changes) as change
    where change ->> 'field' = 'recordedBy' and change #>> '{after,id}' = any(${userIds}::text[])
  ))`;

/** Returns the conditions of a query except the range of sequence numbers. */
function conditionsOf({ companyId, role }: Reader, query: AuditFilter): RawBuilder<unknown> {
  const { actorId, group, targetType, targetId, correlationId, search } = query;
  const conditions = [sql`company_id = ${companyId}`];
  if (actorId.length > 0)
    conditions.push(sql`(actor_id = any(${actorId}::uuid[]) or ${isRecordedBy(actorId)})`);
  if (group.length > 0) conditions.push(isOfKinds(group.flatMap(auditKindsOf)));
  if (targetType) conditions.push(sql`target_type = ${targetType}`);
  if (targetId) conditions.push(sql`target_id = ${targetId}`);
  if (correlationId) conditions.push(sql`correlation_id = ${correlationId}`);
  if (search) {
    conditions.push(sql`(target_label ilike ${like(search)} or actor_name ilike ${like(search)})`);
  }
  if (role !== 'SUPER_ADMIN') conditions.push(sql`not ${isOfSuperAdmin(companyId)}`);
  return sql.join(conditions, sql` and `);
}

/** Returns the metadata about removed events; empty if none were removed. */
const removedOf = ({ removed, removedUntil }: Chain): Pick<AuditPage['meta'], 'removed'> =>
  removedUntil ? { removed: { count: removed, until: removedUntil.toISOString() } } : {};

/** Reads the events that match a query and that the caller may see, backwards from the cursor. */
export async function readAuditLog(
  db: Kysely<Database>,
  session: Reader,
  query: AuditQuery,
): Promise<AuditPage> {
  const { companyId } = session;
  const { cursor = Number.MAX_SAFE_INTEGER, limit, targetId } = query;
  const chain = await readChain(db, companyId);
  const places = await sequenceRange(db, companyId, chain, query);
  const end = Math.min(cursor, places.end);
  // Events of one record have their own index, so they need no limit.
  const lowest = targetId ? places.first : Math.max(places.first, end - MAX_SCANNED_EVENTS);
  const rows = await readRows(db, eventRow)`
    select id, sequence, at, actor_type as "actorType", actor_id as "actorId", actor_name as "actorName",
      actor_role as "actorRole", action, target_type as "targetType", target_id as "targetId",
      target_label as "targetLabel", changes, context, correlation_id as "correlationId"
    from events where ${conditionsOf(session, query)} and sequence >= ${lowest} and sequence < ${end}
    order by sequence desc limit ${limit + 1}
  `;
  const data = rows.slice(0, limit).map(auditEvent);
  const isFull = rows.length > limit;
  const lookedThroughTo = lowest > places.first ? lowest : null;
  const nextCursor = isFull ? (data.at(-1)?.sequence ?? null) : lookedThroughTo;
  return { data, meta: { nextCursor, ...removedOf(chain) } };
}
