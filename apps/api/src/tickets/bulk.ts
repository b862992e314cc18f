/** Several tickets at once: each is moved or refused by itself. */
import { type TicketBulkResult, ticketTransitions } from '@derrick/domain/tickets';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { ApiFailure, forbidden, notFound } from '../platform/failure.ts';
import { sentenceOf } from '../platform/failures.ts';
import type { Language } from '../platform/language.ts';
import { may } from '../platform/may.ts';
import { moveTicket } from './life.ts';
import { lockTicket } from './store.ts';

async function move(unit: Unit, session: Session, id: string, action: 'submit' | 'approve'): Promise<void> {
  if (!may(session, ticketTransitions[action].permission)) throw forbidden();
  const row = await lockTicket(unit.trx, session.companyId, id);
  if (!row) throw notFound();
  await moveTicket(unit, session, row, action, null);
}

/** Moves tickets into their next state, and says of each that was refused why, in the caller's language. */
export async function moveTickets(
  unit: Unit,
  session: Session,
  { action, ids }: { action: 'submit' | 'approve'; ids: readonly string[] },
  language: Language,
): Promise<TicketBulkResult> {
  const result: TicketBulkResult = { done: [], refused: [] };
  // In one order: two people who work on the same tickets don't wait for each other in a circle.
  for (const id of [...new Set(ids.map((one) => one.toLowerCase()))].sort()) {
    try {
      await move(unit, session, id, action);
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { code, reason, values } = error;
      result.refused.push({ id, code, message: sentenceOf(reason, language, values) });
    }
  }
  return result;
}
