import {
  groupInvoiceLines,
  type Invoice,
  type InvoiceInput,
  type InvoiceLine,
} from '@derrick/domain/invoices';
import { lockCustomersShared } from '../customers/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { validationFailed } from '../platform/failures.ts';
import type { Basis } from '../platform/input.ts';
import { touched } from '../platform/versions.ts';
import { checkInvoiceSize, totalColumns, writeInvoiceLines } from './lines.ts';
import { checkVersion, lockInvoiceFor, readSaved } from './lockInvoice.ts';
import { customerOf, discountOf } from './present.ts';
import { invoiceSnapshot } from './snapshot.ts';
import type { StoredInvoice } from './store.ts';
import { billedLines, ticketsOfInvoice } from './tickets.ts';

/**
 * Returns the lines that the draft bills: the lines of the request; if only the grouping changes, new lines grouped from
 * the tickets; otherwise the current lines.
 */
async function linesFor(
  { trx }: Unit,
  row: StoredInvoice,
  before: Invoice,
  { lines, grouping }: InvoiceInput,
): Promise<InvoiceLine[]> {
  if (lines) {
    const ownTicketIds = new Set<string | null>(before.tickets.map(({ id }) => id));
    const index = lines.findIndex(({ ticketId }) => ticketId !== null && !ownTicketIds.has(ticketId));
    if (index !== -1) throw validationFailed({ [`lines.${index}.ticketId`]: 'ticketUnknown' });
    return lines;
  }
  if (grouping === undefined) return before.lines;
  const tickets = await ticketsOfInvoice(trx, row.company_id, row.id);
  const { language } = customerOf(row);
  return groupInvoiceLines(grouping, await billedLines(trx, row.company_id, tickets, language));
}

/**
 * Changes a draft. Fields that the request omits keep their values.
 * @throws {ApiFailure} 409 if the invoice is issued or another user changed it first, 422 if its lines do not fit on one
 *   invoice
 */
export async function changeDraft(
  unit: Unit,
  session: Session,
  id: string,
  input: InvoiceInput,
  basis: Basis,
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  await lockCustomersShared(trx, companyId);
  const row = await lockInvoiceFor(unit, session, id, 'update');
  await checkVersion(trx, row, basis, 'invoiceChanged');
  const before = await readSaved(trx, companyId, id);
  const lines = await linesFor(unit, row, before, input);
  // Drafts of an earlier release can exceed the limit. Their other fields can still be changed.
  if (lines !== before.lines) checkInvoiceSize(lines, before.customer.name);
  const discount = input.discount === undefined ? discountOf(row) : input.discount;
  const taxPercent = row.is_tax_exempt ? 0 : (input.taxPercent ?? row.tax_percent);
  await trx
    .updateTable('invoices')
    .set({
      line_grouping: input.grouping ?? row.line_grouping,
      discount_amount_cents: discount && 'cents' in discount ? discount.cents : null,
      discount_percent: discount && 'percent' in discount ? discount.percent : null,
      tax_percent: taxPercent,
      terms_days: input.termsDays ?? row.terms_days,
      cost_reference: input.costReference === undefined ? row.cost_reference : input.costReference || null,
      notes: input.notes === undefined ? row.notes : input.notes || null,
      has_reminders: input.hasReminders ?? row.has_reminders,
      ...totalColumns({ lines, discount, taxPercent }),
      ...touched(userId),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  if (lines !== before.lines) await writeInvoiceLines(trx, companyId, id, lines);
  const after = await readSaved(trx, companyId, id);
  emit({
    action: 'invoice.update',
    target: { id, label: after.customer.name },
    before: invoiceSnapshot(before),
    after: invoiceSnapshot(after),
  });
  return after;
}

/** Turns the reminders of an invoice on or off. This also works for issued invoices. */
export async function setReminders(
  unit: Unit,
  session: Session,
  id: string,
  hasReminders: boolean,
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  const row = await lockInvoiceFor(unit, session, id, 'setReminders');
  await trx
    .updateTable('invoices')
    .set({ has_reminders: hasReminders, ...touched(userId) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const after = await readSaved(trx, companyId, id);
  emit({
    action: 'invoice.setReminders',
    target: { id, label: after.number ?? after.customer.name },
    before: { hasReminders: row.has_reminders },
    after: { hasReminders },
  });
  return after;
}
