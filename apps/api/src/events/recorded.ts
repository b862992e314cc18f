/** Recorded changes of a record, for its timeline. */
import type { TicketFieldChange, TicketTimelineEntry } from '@derrick/domain/tickets';
import { type Kysely, sql } from 'kysely';
import { any, array, date, type Infer, integer, nullable, object, optional, string, type } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { RowRange } from '../platform/listing.ts';
import { readRow, readRows } from '../sql/index.ts';

const recordedChange = type({
  field: string(),
  before: optional(any()),
  after: optional(any()),
  added: optional(array(any())),
  removed: optional(array(any())),
});

const eventRow = object({
  id: string(),
  at: date(),
  action: string(),
  actorId: nullable(string()),
  actorName: nullable(string()),
  changes: array(recordedChange),
});

/** The record that events are about. */
export interface RecordTarget {
  /** Kind of the record, such as `ticket`. */
  type: string;
  id: string;
}

const summaryRow = object({ count: integer(), actions: array(string()) });

/** Converts a stored value for display; a record is shown by its name. */
function displayValue(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const text: unknown = Reflect.get(Object(value), 'name') ?? Reflect.get(Object(value), 'text');
  return typeof text === 'string' ? text : null;
}

const names = (values: readonly unknown[] | undefined) =>
  (values ?? []).map((value) => String(displayValue(value)));

function fieldChange(change: Infer<typeof recordedChange>): TicketFieldChange {
  return {
    field: change.field,
    before: displayValue(change.before),
    after: displayValue(change.after),
    added: names(change.added),
    removed: names(change.removed),
  };
}

function entryOf(row: Infer<typeof eventRow>, hiddenFields: ReadonlySet<string>): TicketTimelineEntry {
  const comment = row.changes.find(({ field }) => field === 'comment');
  const commentText = comment && displayValue(comment.after);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actorName === null ? null : { id: row.actorId, name: row.actorName },
    comment: typeof commentText === 'string' ? commentText : null,
    // For a new record, all fields are new, so they are not listed.
    changes: row.action.endsWith('.create')
      ? []
      : row.changes.filter(({ field }) => !hiddenFields.has(field)).map(fieldChange),
  };
}

const isAbout = (companyId: string, { type, id }: RecordTarget) =>
  sql`company_id = ${companyId} and target_id = ${id} and target_type = ${type}`;

/** Counts the recorded changes of a record and lists their actions, each once. */
export async function countRecorded(
  db: Kysely<Database>,
  companyId: string,
  target: RecordTarget,
): Promise<{ count: number; actions: string[] }> {
  const summary = await readRow(db, summaryRow)`
    select count(*) as count, coalesce(array_agg(distinct action), '{}') as actions
    from events where ${isAbout(companyId, target)}
  `;
  return summary ?? { count: 0, actions: [] };
}

/**
 * Lists one page of the changes of a record, newest first.
 * @param hiddenFields fields to omit besides the comment: those implied by the entry, and those that not all users may
 *   see
 */
export async function readRecorded(
  db: Kysely<Database>,
  companyId: string,
  target: RecordTarget,
  hiddenFields: readonly string[],
  { offset, limit }: RowRange,
): Promise<TicketTimelineEntry[]> {
  const rows = await readRows(db, eventRow)`
    select id, at, action, actor_id as "actorId", actor_name as "actorName", changes
    from events where ${isAbout(companyId, target)}
    order by sequence desc offset ${offset} limit ${limit}
  `;
  const hidden = new Set(['comment', ...hiddenFields]);
  return rows.map((row) => entryOf(row, hidden));
}
