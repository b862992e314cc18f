/** Tickets locked by a transaction, and the failures if they cannot be changed. */
import {
  type Ticket,
  type TicketConflict,
  type TicketStatus,
  type TicketWrongState,
  ticketChangeError,
} from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { findAttachmentsOfAll } from '../files/index.ts';
import { findPendingSignatureRequests } from '../links/index.ts';
import type { ApiFailure } from '../platform/apiFailure.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import type { Basis } from '../platform/input.ts';
import { rejectOutdated } from '../platform/versions.ts';
import { failure } from './failures.ts';
import { readTicketLines } from './lines.ts';
import { factsOf, statusChange, wholeTicket } from './present.ts';
import { findTicket, lockTicket, type StoredTicket } from './store.ts';
import { readWarnings } from './warnings.ts';

/** Loads the attachments, lines and warnings of tickets and builds the response for the caller. */
export async function readComplete(
  db: Kysely<Database>,
  session: Session,
  rows: readonly StoredTicket[],
  hasFiles = true,
): Promise<Ticket[]> {
  const { companyId } = session;
  const ids = rows.map(({ id }) => id);
  const attachments = await findAttachmentsOfAll(db, companyId, 'ticket', hasFiles ? ids : []);
  const lines = await readTicketLines(db, companyId, ids);
  const warnings = await readWarnings(db, session, rows);
  const seesPrices = hasPermission(session, 'prices:read');
  const unsigned = rows.filter(({ signed_at }) => signed_at === null).map(({ id }) => id);
  const requests = await findPendingSignatureRequests(db, companyId, unsigned);
  return rows.map((row) =>
    wholeTicket(row, {
      attachments: attachments.get(row.id) ?? [],
      lines: lines.get(row.id) ?? [],
      warnings: warnings.get(row.id) ?? [],
      signatureRequest: requests.get(row.id),
      seesPrices,
    }),
  );
}

/** Loads the attachments, lines and warnings of one ticket like `readComplete`. */
export async function readWhole(
  db: Kysely<Database>,
  session: Session,
  row: StoredTicket,
  hasFiles = true,
): Promise<Ticket> {
  const [ticket] = await readComplete(db, session, [row], hasFiles);
  if (!ticket) throw notFound();
  return ticket;
}

/** Reads a ticket that the transaction has just written. */
export async function readSaved(
  { trx }: Unit,
  session: Session,
  id: string,
  hasFiles: boolean,
): Promise<{ row: StoredTicket; ticket: Ticket }> {
  const row = await findTicket(trx, session.companyId, id);
  if (!row) throw notFound();
  return { row, ticket: await readWhole(trx, session, row, hasFiles) };
}

/**
 * Rejects a change whose caller has read an earlier version of the ticket.
 * @throws {ApiFailure} 409 with the last editor, the time and the current ticket
 */
export async function rejectOutdatedTicket(
  { trx }: Unit,
  session: Session,
  row: StoredTicket,
  basis: Basis,
  reason: 'ticketChanged' | 'ticketStale' = 'ticketChanged',
): Promise<void> {
  const versioned = { version: row.version, updatedAt: row.updated_at, updatedBy: row.updated_by };
  await rejectOutdated(trx, session.companyId, versioned, basis, async (change) => {
    const data = { ...change, ticket: await readWhole(trx, session, row) } satisfies TicketConflict;
    return failure(reason, { data });
  });
}

/** 409 with a message that explains how to unlock the ticket. */
export function locked({ status, invoice_id }: StoredTicket): ApiFailure {
  if (status === 'VOID') return failure('ticketVoidLocked');
  const isOnInvoice = status === 'INVOICED' || invoice_id !== null;
  return failure(isOnInvoice ? 'ticketInvoicedLocked' : 'ticketApprovedLocked');
}

const wrongStates = {
  DRAFT: 'ticketIsDraft',
  SUBMITTED: 'ticketIsSubmitted',
  CHANGES_REQUESTED: 'ticketNeedsChanges',
  APPROVED: 'ticketIsApproved',
  INVOICED: 'ticketIsInvoiced',
  VOID: 'ticketIsVoid',
} as const satisfies Record<TicketStatus, string>;

/** 409 with the current status of the ticket and the user who set it. */
export function wrongState(row: StoredTicket): ApiFailure {
  const { status, status_changed_by: user } = row;
  const data = { status, statusChange: statusChange(row) } satisfies TicketWrongState;
  return failure(wrongStates[status], { values: { by: user ? ` (${user.fullname})` : '' }, data });
}

/**
 * Finds a ticket that the caller may change or delete, and locks its row.
 * @throws {ApiFailure} 404 if the caller may not see the ticket, 409 if it can no longer be changed
 */
export async function lockEditableTicket({ trx }: Unit, session: Session, id: string): Promise<StoredTicket> {
  const row = await lockTicket(trx, session.companyId, id);
  const refusal = row && ticketChangeError(session, factsOf(row));
  if (!row || refusal === 'unseen') throw notFound();
  if (refusal === 'locked') throw locked(row);
  return row;
}
