/** Bulk actions. Each ticket succeeds or is rejected independently. */
import { type TicketBulkResult, ticketTransitions } from '@derrick/domain/tickets';
import type { Unit } from '../events/index.ts';
import type { ApiFailure } from '../platform/apiFailure.ts';
import type { Session } from '../platform/context.ts';
import { forbidden, notFound } from '../platform/failures.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import type { Language } from '../platform/language.ts';
import { lockDailySums } from './dailySums.ts';
import { moveTickets } from './life.ts';
import { countUnpricedLines } from './lines.ts';
import { lockTickets, type StoredTicket } from './store.ts';

/** Locks all tickets and then all daily sums, before the first ticket is changed. */
async function lockAll(
  { trx }: Unit,
  { companyId }: Session,
  ids: readonly string[],
): Promise<Map<string, StoredTicket>> {
  if (ids.length === 0) return new Map();
  const rows = await lockTickets(trx, companyId, ids);
  await lockDailySums(trx, companyId, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the rejection of a ticket, with its gaps and the contact who can close them. */
function refusalOf(
  id: string,
  row: StoredTicket | undefined,
  { code, errors, messageIn }: ApiFailure,
  language: Language,
): TicketBulkResult['refused'][number] {
  return {
    id,
    code,
    message: messageIn(language),
    ...(errors && { errors }),
    ...(row && { contactName: row.customer_name || null }),
  };
}

/** Changes the status of tickets. Returns the reason for each rejected ticket in the caller's language. */
export async function moveInBulk(
  unit: Unit,
  session: Session,
  { action, ids: requestedIds }: { action: 'submit' | 'approve'; ids: readonly string[] },
  language: Language,
): Promise<TicketBulkResult> {
  const ids = [...new Set(requestedIds.map((id) => id.toLowerCase()))].sort();
  const isAllowed = hasPermission(session, ticketTransitions[action].permission);
  const rows = await lockAll(unit, session, isAllowed ? ids : []);
  const rejections = await moveTickets(unit, session, [...rows.values()], action, null);
  const result: TicketBulkResult = { done: [], refused: [] };
  for (const id of ids) {
    const missing = isAllowed ? notFound() : forbidden();
    const rejection = rows.has(id) ? rejections.get(id) : missing;
    if (rejection) result.refused.push(refusalOf(id, rows.get(id), rejection, language));
    else result.done.push(id);
  }
  const warnsOfPrices = action === 'approve' && hasPermission(session, 'prices:read');
  const unpriced = warnsOfPrices
    ? await countUnpricedLines(unit.trx, session.companyId, [...rows.keys()])
    : [];
  return { ...result, ...(unpriced.length > 0 && { unpriced }) };
}
