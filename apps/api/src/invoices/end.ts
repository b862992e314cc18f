/** How an invoice ends without being paid. */
import type { Invoice } from '@derrick/domain/invoices';
import { lockCustomersShared } from '../customers/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { lockInvoiceFor, readSaved, touched } from './held.ts';
import { labelOf } from './present.ts';
import { recordOnTickets, releaseTickets } from './tickets.ts';

const ends = {
  void: { status: 'VOID', action: 'invoice.void' },
  uncollectible: { status: 'UNCOLLECTIBLE', action: 'invoice.giveUp' },
} as const;

/**
 * Voids an invoice, whose tickets are then approved again, or gives it up. It keeps its number either way.
 * @throws {ApiFailure} 409 when its state or its payments don't allow it
 */
export async function endInvoice(
  unit: Unit,
  session: Session,
  id: string,
  how: keyof typeof ends,
  reason: string,
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  const { status, action } = ends[how];
  await lockCustomersShared(trx, companyId);
  const row = await lockInvoiceFor(unit, session, id, how);
  // Before the invoice is updated: the daily sums of tickets are locked before those of invoices.
  const tickets = how === 'void' ? await releaseTickets(trx, { companyId, invoiceId: id, by: userId }) : [];
  await trx
    .updateTable('invoices')
    .set({ status, status_reason: reason, ...touched(userId) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  // Before its own event: the reply names what the last one is about.
  recordOnTickets(unit, 'ticket.release', tickets, row);
  emit({
    action,
    target: { id, label: labelOf(row) },
    before: { status: row.status },
    after: { status, comment: reason },
  });
  return readSaved(trx, companyId, id);
}
