/** What happened to a ticket, from its events. */
import type { TicketStatus, TicketTimelineEntry } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { readRecorded, type Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { jobcode, person } from './present.ts';
import type { StoredTicket } from './store.ts';

/** What the entry says by itself, what a warning is about, and an amount, which is not for everybody. */
const hiddenFields = ['status', 'warning', 'billableCents'];

const actionsInto: Readonly<Partial<Record<TicketStatus, string>>> = {
  CHANGES_REQUESTED: 'ticket.requestChanges',
  APPROVED: 'ticket.approve',
  INVOICED: 'ticket.invoice',
  VOID: 'ticket.void',
};

/** What a ticket itself knows of its past, for those that were recorded before events were. */
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
 * Older events of a signature on the device of a user name the user as the actor. Shows the customer who signed as the actor, and the
 * user as the one who recorded it, as newer events do.
 */
function withSigner(entry: TicketTimelineEntry): TicketTimelineEntry {
  const { action, actor, changes } = entry;
  const signer = changes.find(({ field }) => field === 'signature')?.after;
  if (action !== 'ticket.sign' || !actor?.id || typeof signer !== 'string') return entry;
  const recorded = { field: 'recordedBy', before: null, after: actor.name, added: [], removed: [] };
  return { ...entry, actor: { id: null, name: signer }, changes: [...changes, recorded] };
}

/** Lists what happened to a ticket, newest first. */
export async function readTimeline(
  db: Kysely<Database>,
  { companyId }: Session,
  row: StoredTicket,
): Promise<TicketTimelineEntry[]> {
  const recorded = await readRecorded(db, companyId, { type: 'ticket', id: row.id }, hiddenFields);
  const all = [...recorded.map(withSigner), ...entriesOfBefore(row, recorded)];
  return all.sort((a, b) => b.at.localeCompare(a.at));
}

/** Keeps what somebody says about a ticket. */
export function addComment({ emit }: Unit, { id, number, code_prefix }: StoredTicket, text: string): void {
  emit({
    action: 'ticket.comment',
    target: { id, label: jobcode(number, code_prefix) },
    after: { comment: text },
  });
}
