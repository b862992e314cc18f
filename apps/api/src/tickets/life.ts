/** Status changes of a ticket from draft to invoiced. */
import {
  missingRequirements,
  type Ticket,
  type TicketRules,
  type TicketTransition,
  ticketTransitions,
  transitionError,
} from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { failure } from './failures.ts';
import { locked, outdated, readSaved, wrongState } from './lockEditable.ts';
import { factsOf, jobcode } from './present.ts';
import { lockTicket, type StoredTicket, setTicketStatus } from './store.ts';

export async function readRules(db: Kysely<Database>, companyId: string): Promise<TicketRules> {
  const row = await db
    .selectFrom('companies')
    .select(['submit_gates', 'approval_gates', 'allows_own_approval', 'long_shift_hours'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    submitGates: row.submit_gates,
    approvalGates: row.approval_gates,
    allowsOwnApproval: row.allows_own_approval,
    longShiftHours: row.long_shift_hours,
  };
}

function rejectUnready(ticket: Ticket, gates: TicketRules['submitGates']): void {
  const errors = missingRequirements(ticket, gates);
  if (Object.keys(errors).length > 0) throw failure('ticketNotReady', { errors });
}

/**
 * Checks that a ticket can be submitted.
 * @throws {ApiFailure} 422 with all missing fields
 */
export async function checkReady({ trx }: Unit, companyId: string, ticket: Ticket): Promise<void> {
  rejectUnready(ticket, (await readRules(trx, companyId)).submitGates);
}

/**
 * Moves a ticket locked by the transaction to its next status and returns it.
 * @throws {ApiFailure} 409 if the current status does not allow it, 403 for approving one's own ticket, 422 if required
 *   data is missing
 */
export async function moveTicket(
  unit: Unit,
  session: Session,
  before: StoredTicket,
  transition: TicketTransition,
  comment: string | null,
): Promise<Ticket> {
  const { companyId, userId } = session;
  const { id } = before;
  const rules = await readRules(unit.trx, companyId);
  const refusal = transitionError(transition, session, factsOf(before), rules);
  if (refusal === 'unseen') throw notFound();
  if (refusal === 'wrongState') throw wrongState(before);
  if (refusal === 'onInvoice') throw locked(before);
  if (refusal === 'ownTicket') throw failure('ownTicketApproval');
  const { ticket: current } = await readSaved(unit, session, id, true);
  if (transition === 'submit') rejectUnready(current, rules.submitGates);
  if (transition === 'approve') rejectUnready(current, [...rules.submitGates, ...rules.approvalGates]);
  // All checks run before the first write, so that a bulk action can continue after a rejected ticket.
  const status = ticketTransitions[transition].to;
  await setTicketStatus(unit.trx, companyId, id, { status, by: userId, comment });
  const { ticket } = await readSaved(unit, session, id, true);
  unit.emit({
    action: `ticket.${transition}`,
    target: { id, label: jobcode(before.number, before.code_prefix) },
    before: { status: before.status },
    after: { status, comment },
  });
  return ticket;
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
  if (refusal === undefined && row.version !== version)
    throw await outdated(unit, session, row, 'ticketStale');
  return moveTicket(unit, session, row, transition, comment);
}
