/** The way of a ticket from the draft to the invoice. */
import {
  missingRequirements,
  refuseTransition,
  type Ticket,
  type TicketRules,
  type TicketTransition,
  ticketTransitions,
} from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { failure } from './failures.ts';
import { locked, outdated, readSaved, wrongState } from './held.ts';
import { factsOf, jobcode } from './present.ts';
import { lockTicket, type StoredTicket, setTicketStatus } from './store.ts';

/** Reads what a company asks of its tickets. */
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
 * @throws {ApiFailure} 422 with everything at once that it lacks
 */
export async function checkReady({ trx }: Unit, companyId: string, ticket: Ticket): Promise<void> {
  rejectUnready(ticket, (await readRules(trx, companyId)).submitGates);
}

/**
 * Moves a ticket that the transaction holds into its next state, and gives it as it now is.
 * @throws {ApiFailure} 409 when its state does not allow that, 403 for an approval of an own ticket, 422 when it lacks
 *   something that the company asks for
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
  const refusal = refuseTransition(transition, session, factsOf(before), rules);
  if (refusal === 'unseen') throw notFound();
  if (refusal === 'wrongState') throw wrongState(before);
  if (refusal === 'onInvoice') throw locked(before);
  if (refusal === 'ownTicket') throw failure('ownTicketApproval');
  const { ticket: current } = await readSaved(unit, session, id, true);
  if (transition === 'submit') rejectUnready(current, rules.submitGates);
  if (transition === 'approve') rejectUnready(current, [...rules.submitGates, ...rules.approvalGates]);
  // Nothing is written before all of this is right: of several tickets, the others go on.
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
 * Finds a ticket and moves it into its next state, as whoever has read this version of it.
 * @throws {ApiFailure} also 404 for what the caller does not see, and 409 when somebody has changed it since
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
  // Of two who do the same, the second is told who was first, and not only that the ticket has changed.
  const refusal = refuseTransition(transition, session, factsOf(row), { allowsOwnApproval: true });
  if (refusal === undefined && row.version !== version)
    throw await outdated(unit, session, row, 'ticketStale');
  return moveTicket(unit, session, row, transition, comment);
}
