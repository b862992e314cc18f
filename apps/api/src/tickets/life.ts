/** Status changes of a ticket from draft to invoiced. */
import {
  missingRequirements,
  type ReadinessFacts,
  type Ticket,
  type TicketRules,
  type TicketTransition,
  ticketTransitions,
  transitionError,
} from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { findAttachmentsOfAll } from '../files/index.ts';
import type { ApiFailure } from '../platform/apiFailure.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { failure } from './failures.ts';
import { locked, readSaved, rejectOutdatedTicket, wrongState } from './lockEditable.ts';
import { factsOf, jobcode, wholeTicket } from './present.ts';
import { lockTicket, type StoredTicket, setTicketStatus } from './store.ts';

export async function readRules(db: Kysely<Database>, companyId: string): Promise<TicketRules> {
  const row = await db
    .selectFrom('companies')
    .select([
      'submit_gates',
      'approval_gates',
      'allows_own_approval',
      'long_shift_hours',
      'has_standby',
      'overtime_daily_hours',
      'overtime_weekly_hours',
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    submitGates: row.submit_gates,
    approvalGates: row.approval_gates,
    allowsOwnApproval: row.allows_own_approval,
    longShiftHours: row.long_shift_hours,
    hasStandby: row.has_standby,
    hasOvertime: row.overtime_daily_hours !== null || row.overtime_weekly_hours !== null,
  };
}

/** Returns 422 with all fields that the ticket lacks; undefined if it lacks none. */
function unready(ticket: ReadinessFacts, gates: TicketRules['submitGates']): ApiFailure | undefined {
  const errors = missingRequirements(ticket, gates);
  return Object.keys(errors).length > 0 ? failure('ticketNotReady', { errors }) : undefined;
}

/**
 * Checks that a ticket can be submitted.
 * @throws {ApiFailure} 422 with all missing fields
 */
export async function checkReady({ trx }: Unit, companyId: string, ticket: Ticket): Promise<void> {
  const rejection = unready(ticket, (await readRules(trx, companyId)).submitGates);
  if (rejection) throw rejection;
}

/** Returns the reason why the status or the caller does not allow a transition; undefined if they do. */
function disallowed(
  session: Session,
  row: StoredTicket,
  transition: TicketTransition,
  rules: TicketRules,
): ApiFailure | undefined {
  switch (transitionError(transition, session, factsOf(row), rules)) {
    case 'unseen':
      return notFound();
    case 'wrongState':
      return wrongState(row);
    case 'onInvoice':
      return locked(row);
    case 'ownTicket':
      // Lets clients distinguish this reason from a missing permission.
      return failure('ownTicketApproval', { errors: { approver: 'ownTicket' } });
    case undefined:
      return undefined;
  }
}

/** Returns the company's requirements for a transition; undefined if it has none. */
function gatesOf(transition: TicketTransition, { submitGates, approvalGates }: TicketRules) {
  if (transition === 'submit') return submitGates;
  return transition === 'approve' ? [...submitGates, ...approvalGates] : undefined;
}

/** Returns the reason for each ticket that cannot make the transition, by ticket id. */
async function findRejections(
  db: Kysely<Database>,
  session: Session,
  rows: readonly StoredTicket[],
  transition: TicketTransition,
): Promise<Map<string, ApiFailure>> {
  const { companyId } = session;
  const rules = await readRules(db, companyId);
  const gates = gatesOf(transition, rules);
  const ids = gates ? rows.map(({ id }) => id) : [];
  const attachments = await findAttachmentsOfAll(db, companyId, 'ticket', ids);
  const lacking = (row: StoredTicket) =>
    gates &&
    unready(
      wholeTicket(row, {
        attachments: attachments.get(row.id) ?? [],
        lines: [],
        warnings: [],
        seesPrices: false,
      }),
      gates,
    );
  return new Map(
    rows.flatMap((row) => {
      const rejection = disallowed(session, row, transition, rules) ?? lacking(row);
      return rejection ? [[row.id, rejection]] : [];
    }),
  );
}

/**
 * Moves tickets locked by the transaction to their next status, with the same number of queries for any number of
 * tickets.
 * @returns the reason for each rejected ticket, by ticket id: 409 if the current status does not allow the transition,
 *   403 for approving one's own ticket, 422 if required data is missing
 */
export async function moveTickets(
  unit: Unit,
  session: Session,
  rows: readonly StoredTicket[],
  transition: TicketTransition,
  comment: string | null,
): Promise<Map<string, ApiFailure>> {
  const { companyId, userId } = session;
  const rejections = await findRejections(unit.trx, session, rows, transition);
  const moved = rows.filter(({ id }) => !rejections.has(id));
  const status = ticketTransitions[transition].to;
  const ids = moved.map(({ id }) => id);
  await setTicketStatus(unit.trx, companyId, ids, { status, by: userId, comment });
  for (const row of moved) {
    unit.emit({
      action: `ticket.${transition}`,
      target: { id: row.id, label: jobcode(row.number, row.code_prefix) },
      before: { status: row.status },
      after: { status, comment },
    });
  }
  return rejections;
}

/**
 * Moves one ticket like `moveTickets` and returns it.
 * @throws {ApiFailure} as returned by `moveTickets`
 */
export async function moveTicket(
  unit: Unit,
  session: Session,
  before: StoredTicket,
  transition: TicketTransition,
  comment: string | null,
): Promise<Ticket> {
  const rejections = await moveTickets(unit, session, [before], transition, comment);
  const rejection = rejections.get(before.id);
  if (rejection) throw rejection;
  return (await readSaved(unit, session, before.id, true)).ticket;
}

/**
 * Finds a ticket and moves it to its next status. The caller must have read its current version.
 * @throws {ApiFailure} as `moveTicket`, 404 if the caller may not see the ticket, 409 if it was changed since
 */
export async function applyTransition(
  unit: Unit,
  session: Session,
  id: string,
  transition: TicketTransition,
  { version, comment = null }: { version: number; comment?: string | null },
): Promise<Ticket> {
  const row = await lockTicket(unit.trx, session.companyId, id);
  if (!row) throw notFound();
  // Checked before the version: if two users make the same change, the second is told who was first, not only that the
  // ticket has changed.
  const refusal = transitionError(transition, session, factsOf(row), { allowsOwnApproval: true });
  if (refusal === undefined) await rejectOutdatedTicket(unit, session, row, { version }, 'ticketStale');
  return moveTicket(unit, session, row, transition, comment);
}
