/** What happened to a ticket, from its events. */
import type { TicketFieldChange, TicketStatus, TicketTimelineEntry } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import { any, array, date, type Infer, nullable, object, optional, string, type } from 'superstruct';
import { type Database, readRows } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { jobcode, person } from './present.ts';
import type { StoredTicket } from './store.ts';

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

/** Nobody reads further back, and a ticket that was changed so often has another problem. */
const MOST_EVENTS = 1000;

/** What the entry says by itself, and an amount, which is not for everybody. */
const hiddenFields = new Set(['status', 'comment', 'billableCents']);

/** Writes a value as people know it: a record by its name. */
function shown(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const text: unknown = Reflect.get(Object(value), 'name') ?? Reflect.get(Object(value), 'text');
  return typeof text === 'string' ? text : null;
}

const names = (values: readonly unknown[] | undefined) => (values ?? []).map((one) => String(shown(one)));

function fieldChange(change: Infer<typeof recordedChange>): TicketFieldChange {
  return {
    field: change.field,
    before: shown(change.before),
    after: shown(change.after),
    added: names(change.added),
    removed: names(change.removed),
  };
}

function entryOf(row: Infer<typeof eventRow>): TicketTimelineEntry {
  const comment = row.changes.find(({ field }) => field === 'comment');
  const said = comment && shown(comment.after);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actorName === null ? null : { id: row.actorId, name: row.actorName },
    comment: typeof said === 'string' ? said : null,
    // That a ticket is new says that its fields are.
    changes:
      row.action === 'ticket.create'
        ? []
        : row.changes.filter(({ field }) => !hiddenFields.has(field)).map(fieldChange),
  };
}

const actionsInto: Readonly<Partial<Record<TicketStatus, string>>> = {
  CHANGES_REQUESTED: 'ticket.requestChanges',
  APPROVED: 'ticket.approve',
  INVOICED: 'ticket.invoice',
  VOID: 'ticket.void',
};

/** What a ticket itself knows of its past, for those that were recorded before events were. */
function entriesOfBefore(row: StoredTicket, known: readonly TicketTimelineEntry[]): TicketTimelineEntry[] {
  const entry = (action: string, at: Date, by: ReturnType<typeof person>, comment: string | null) => ({
    id: `${row.id} ${action}`,
    at: at.toISOString(),
    action,
    actor: by && { id: by.id, name: by.fullname },
    comment,
    changes: [],
  });
  const author = person(row.author_id, row.author_fullname, row.author_photo);
  const mover = person(row.status_by, row.status_by_fullname, row.status_by_photo);
  const moved = actionsInto[row.status];
  const isMoveKnown = known.some(({ action }) => action === moved);
  return [
    ...(moved && row.status_at && !isMoveKnown
      ? [entry(moved, row.status_at, mover, row.status_comment)]
      : []),
    ...(known.some(({ action }) => action === 'ticket.create')
      ? []
      : [entry('ticket.create', row.created_at, author, null)]),
  ];
}

/** Lists what happened to a ticket, newest first. */
export async function readTimeline(
  db: Kysely<Database>,
  { companyId }: Session,
  row: StoredTicket,
): Promise<TicketTimelineEntry[]> {
  const rows = await readRows(db, eventRow)`
    select id, at, action, actor_id as "actorId", actor_name as "actorName", changes
    from events where company_id = ${companyId} and target_id = ${row.id} and target_type = 'ticket'
    order by sequence desc limit ${MOST_EVENTS}
  `;
  const known = rows.map(entryOf);
  const all = [...known, ...entriesOfBefore(row, known)];
  return all.sort((one, other) => other.at.localeCompare(one.at));
}

/** Keeps what somebody says about a ticket. */
export function addComment({ emit }: Unit, { id, number }: StoredTicket, text: string): void {
  emit({ action: 'ticket.comment', target: { id, label: jobcode(number) }, after: { comment: text } });
}
