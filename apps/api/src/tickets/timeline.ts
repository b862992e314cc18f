/** Builds the history of a ticket from its events. */
import type { TicketStatus, TicketTimelineEntry } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { readRecorded, type Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { jobcode, person } from './present.ts';
import type { StoredTicket } from './store.ts';

/**
 * Fields not shown in the history: the status is clear from the action, warnings have their own entry, and not all users
 * may see the amount.
 */
const hiddenFields = ['status', 'warning', 'billableCents'];

const actionsInto: Readonly<Partial<Record<TicketStatus, string>>> = {
  CHANGES_REQUESTED: 'ticket.requestChanges',
  APPROVED: 'ticket.approve',
  INVOICED: 'ticket.invoice',
  VOID: 'ticket.void',
};

/** Returns history entries from the ticket's own columns, for tickets created before events were recorded. */
function entriesOfBefore(row: StoredTicket, recorded: readonly TicketTimelineEntry[]): TicketTimelineEntry[] {
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
  const isMoveKnown = recorded.some(({ action }) => action === moved);
  return [
    ...(moved && row.status_at && !isMoveKnown
      ? [entry(moved, row.status_at, mover, row.status_comment)]
      : []),
    ...(recorded.some(({ action }) => action === 'ticket.create')
      ? []
      : [entry('ticket.create', row.created_at, author, null)]),
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

/** Lists the history of a ticket, newest first. */
export async function readTimeline(
  db: Kysely<Database>,
  { companyId }: Session,
  row: StoredTicket,
): Promise<TicketTimelineEntry[]> {
  const recorded = await readRecorded(db, companyId, { type: 'ticket', id: row.id }, hiddenFields);
  const all = [...recorded.map(withSigner), ...entriesOfBefore(row, recorded)];
  return all.sort((a, b) => b.at.localeCompare(a.at));
}

/** Records a comment on a ticket as an event. */
export function addComment({ emit }: Unit, { id, number, code_prefix }: StoredTicket, text: string): void {
  emit({
    action: 'ticket.comment',
    target: { id, label: jobcode(number, code_prefix) },
    after: { comment: text },
  });
}
