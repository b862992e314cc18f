/** Voids invoices and marks them as uncollectible. */
import type { Invoice } from '@derrick/domain/invoices';
import { lockCustomersShared } from '../customers/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { touched } from '../platform/versions.ts';
import { lockInvoiceFor, readSaved } from './lockInvoice.ts';
import { labelOf } from './present.ts';
import { recordOnTickets, releaseTickets } from './tickets.ts';

const ends = {
  void: { status: 'VOID', action: 'invoice.void' },
  uncollectible: { status: 'UNCOLLECTIBLE', action: 'invoice.giveUp' },
} as const;

/**
 * Voids an invoice or marks it as uncollectible. The tickets of a void invoice become approved again. The invoice keeps
 * its number in both cases.
 * @throws {ApiFailure} 409 if its status or its payments do not allow this
 */
export async function endInvoice(
  unit: Unit,
  session: Session,
  id: string,
  ending: keyof typeof ends,
  reason: string,
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  const { status, action } = ends[ending];
  await lockCustomersShared(trx, companyId);
  const row = await lockInvoiceFor(unit, session, id, ending);
  // This comes before the update of the invoice: all transactions lock the daily sums of tickets before those of
  // invoices.
  const tickets =
    ending === 'void' ? await releaseTickets(trx, { companyId, invoiceId: id, by: userId }) : [];
  await trx
    .updateTable('invoices')
    .set({ status, status_reason: reason, ...touched(userId) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  // The events of the tickets are recorded before the event of the invoice, because the reply returns the record of the last event.
  recordOnTickets(unit, 'ticket.release', tickets, row);
  emit({
    action,
    target: { id, label: labelOf(row) },
    before: { status: row.status },
    after: { status, comment: reason },
  });
  return readSaved(trx, companyId, id);
}
