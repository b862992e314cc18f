/** Recorded changes of a record, for its timeline. */
import type { TicketFieldChange, TicketTimelineEntry } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import { any, array, date, type Infer, nullable, object, optional, string, type } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';

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

/** Maximum number of events in a timeline. */
const MAX_EVENTS = 1000;

/** Converts a stored value for display; a record is shown by its name. */
function shown(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const text: unknown = Reflect.get(Object(value), 'name') ?? Reflect.get(Object(value), 'text');
  return typeof text === 'string' ? text : null;
}

const names = (values: readonly unknown[] | undefined) => (values ?? []).map((value) => String(shown(value)));

function fieldChange(change: Infer<typeof recordedChange>): TicketFieldChange {
  return {
    field: change.field,
    before: shown(change.before),
    after: shown(change.after),
    added: names(change.added),
    removed: names(change.removed),
  };
}

function entryOf(row: Infer<typeof eventRow>, hiddenFields: ReadonlySet<string>): TicketTimelineEntry {
  const comment = row.changes.find(({ field }) => field === 'comment');
  const commentText = comment && shown(comment.after);
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

/**
 * Lists the changes of a record, newest first.
 * @param hiddenFields fields to omit besides the comment: those implied by the entry, and those that not all users may
 *   see
 */
export async function readRecorded(
  db: Kysely<Database>,
  companyId: string,
  target: { type: string; id: string },
  hiddenFields: readonly string[],
): Promise<TicketTimelineEntry[]> {
  const rows = await readRows(db, eventRow)`
    select id, at, action, actor_id as "actorId", actor_name as "actorName", changes
    from events where company_id = ${companyId} and target_id = ${target.id} and target_type = ${target.type}
    order by sequence desc limit ${MAX_EVENTS}
  `;
  const hidden = new Set(['comment', ...hiddenFields]);
  return rows.map((row) => entryOf(row, hidden));
}
