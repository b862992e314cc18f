/** Builds the history of a ticket from its events. */
import type { TicketStatus, TicketTimelineEntry } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { countRecorded, readRecorded, type Unit } from '../events/index.ts';
import type { RowRange } from '../platform/listing.ts';
import { jobcode } from './present.ts';
import type { NamedUser, StoredTicket } from './store.ts';

/**
 * Fields not shown in the history: the status is clear from the action, warnings have their own entry, and not all users
 * may see the amount.
 */
const hiddenFields = ['status', 'warning', 'billableCents'];

/** The actions that set a status. The first one is shown if none is recorded. */
const actionsInto: Readonly<Partial<Record<TicketStatus, readonly [string, ...string[]]>>> = {
  CHANGES_REQUESTED: ['ticket.requestChanges', 'ticket.dispute'],
  APPROVED: ['ticket.approve', 'ticket.release'],
  INVOICED: ['ticket.invoice'],
  VOID: ['ticket.void'],
};

/**
 * Returns history entries from the ticket's own columns, for a creation or status change before events were recorded.
 * They are older than all recorded events.
 */
function unrecordedEntries(row: StoredTicket, recordedActions: readonly string[]): TicketTimelineEntry[] {
  const entry = (action: string, at: Date, by: NamedUser | null, comment: string | null) => ({
    id: `${row.id} ${action}`,
    at: at.toISOString(),
    action,
    actor: by && { id: by.id, name: by.fullname },
    comment,
    changes: [],
  });
  const actions = actionsInto[row.status];
  const isMoveRecorded = actions?.some((action) => recordedActions.includes(action));
  return [
    ...(actions && row.status_at && !isMoveRecorded
      ? [entry(actions[0], row.status_at, row.status_changed_by, row.status_comment)]
      : []),
    ...(recordedActions.includes('ticket.create')
      ? []
      : [entry('ticket.create', row.created_at, row.author, null)]),
  ];
}

/**
 * Converts an older event of a signature on a user's device, whose actor is the user, to the newer form: the customer is
 * the actor and the user is in `recordedBy`.
 */
function withSigner(entry: TicketTimelineEntry): TicketTimelineEntry {
  const { action, actor, changes } = entry;
  const signer = changes.find(({ field }) => field === 'signature')?.after;
  if (action !== 'ticket.sign' || !actor?.id || typeof signer !== 'string') return entry;
  const recorded = { field: 'recordedBy', before: null, after: actor.name, added: [], removed: [] };
  return { ...entry, actor: { id: null, name: signer }, changes: [...changes, recorded] };
}

/** Lists one page of the history of a ticket, newest first, and counts all its entries. */
export async function readTimeline(
  db: Kysely<Database>,
  row: StoredTicket,
  { offset, limit }: RowRange,
): Promise<{ entries: TicketTimelineEntry[]; count: number }> {
  const target = { type: 'ticket', id: row.id };
  const recorded = await readRecorded(db, row.company_id, target, hiddenFields, { offset, limit });
  const { count, actions } = await countRecorded(db, row.company_id, target);
  const unrecorded = unrecordedEntries(row, actions);
  const rest = unrecorded.slice(Math.max(0, offset - count), Math.max(0, offset + limit - count));
  return { entries: [...recorded.map(withSigner), ...rest], count: count + unrecorded.length };
}

/** Records a comment on a ticket as an event. */
export function addComment({ emit }: Unit, { id, number, code_prefix }: StoredTicket, text: string): void {
  emit({
    action: 'ticket.comment',
    target: { id, label: jobcode(number, code_prefix) },
    after: { comment: text },
  });
}
