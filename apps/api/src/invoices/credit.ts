/** Credit notes: take back a part of an issued invoice or all of it. */
import { formatMoney } from '@derrick/domain/format';
import {
  type CreditError,
  type CreditNoteInput,
  creditError,
  creditedCentsOf,
  creditTotals,
  formatInvoiceNumber,
  type Invoice,
  isFullCredit,
  paidStateOf,
  refundCentsOf,
} from '@derrick/domain/invoices';
import type { Transaction } from 'kysely';
import { creditSeriesOf, readInvoiceSettings, todayOf } from '../company/index.ts';
import { lockCustomersShared } from '../customers/index.ts';
import { type Database, newId, violatedConstraint } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { enqueue } from '../jobs/index.ts';
import type { ApiFailure } from '../platform/apiFailure.ts';
import type { Session } from '../platform/context.ts';
import { validationFailed } from '../platform/failures.ts';
import { type Language, localeOf } from '../platform/language.ts';
import { touched } from '../platform/versions.ts';
import { allocateNumbers } from '../sql/counters.ts';
import { jobcode } from '../tickets/index.ts';
import { failure } from './failures.ts';
import { lockInvoiceFor, readSaved } from './lockInvoice.ts';
import { labelOf } from './present.ts';
import type { StoredInvoice } from './store.ts';
import { recordOnTickets, releaseTickets } from './tickets.ts';

const isNumberTaken = (error: unknown) =>
  violatedConstraint(error) === 'credit_notes_company_id_printed_number_key';

/** Creates the failure for a broken rule of credit notes. */
function refused(
  { error, index }: { error: CreditError; index?: number },
  invoice: Invoice,
  language: Language,
): ApiFailure {
  const field = index === undefined ? 'lines' : `lines.${index}.amountCents`;
  if (error === 'creditEmpty' || error === 'creditLineUnknown') return validationFailed({ [field]: error });
  const left = formatMoney(
    invoice.totalCents - creditedCentsOf(invoice),
    localeOf[language],
    invoice.currency,
  );
  const errors = { [field]: error };
  return error === 'creditTooLarge'
    ? failure(error, { values: { left }, errors })
    : failure(error, { errors });
}

/** Writes a credit note with the next number of its series, and returns the printed number. */
async function writeCreditNote(
  trx: Transaction<Database>,
  { companyId, userId }: Session,
  invoice: Invoice,
  { reason, lines, refund }: CreditNoteInput,
  now: Date,
): Promise<{ number: string; totalCents: number; refundCents: number }> {
  const { subtotalCents, discountCents, taxCents, totalCents } = creditTotals(invoice, lines);
  const refundCents = refundCentsOf(invoice.balanceCents, totalCents);
  if (refundCents > 0 && !refund) throw validationFailed({ refund: 'refundRequired' });
  const settings = await readInvoiceSettings(trx, companyId);
  const today = await todayOf(trx, companyId, now);
  const pattern = settings.credit_note_pattern;
  const { series, counter } = creditSeriesOf(
    { restartsYearly: settings.restarts_yearly, creditNotePattern: pattern },
    today,
  );
  const id = newId();
  await enqueue(trx, 'invoicePdf', { companyId, invoiceId: invoice.id, creditNoteId: id });
  // The number comes last, because other requests that issue a credit note wait from then on.
  const { first } = await allocateNumbers(trx, companyId, counter).executeTakeFirstOrThrow();
  const number = formatInvoiceNumber(pattern, first, today);
  await trx
    .insertInto('credit_notes')
    .values({
      company_id: companyId,
      id,
      invoice_id: invoice.id,
      number: first,
      series,
      printed_number: number,
      issue_date: today,
      reason,
      subtotal_cents: subtotalCents,
      discount_cents: discountCents,
      tax_cents: taxCents,
      total_cents: totalCents,
      refund_cents: refundCents,
      ...(refundCents > 0 &&
        refund && {
          refund_method: refund.method,
          refund_reference: refund.reference,
          refunded_on: refund.refundedOn,
        }),
      created_by: userId,
    })
    .execute()
    .catch((error: unknown) => {
      throw isNumberTaken(error) ? failure('creditNumberTaken', { values: { number } }) : error;
    });
  await trx
    .insertInto('credit_note_lines')
    .values(
      lines.map(({ line, amountCents }) => ({
        company_id: companyId,
        credit_note_id: id,
        position: line,
        amount_cents: amountCents,
      })),
    )
    .execute();
  return { number, totalCents, refundCents };
}

/** Lets the tickets of a completely credited invoice be invoiced again. */
async function releaseCredited(
  unit: Unit,
  { companyId, userId }: Session,
  row: StoredInvoice,
  isFull: boolean,
): Promise<void> {
  if (!isFull) throw validationFailed({ releaseTickets: 'creditIsPartial' });
  const tickets = await releaseTickets(unit.trx, { companyId, invoiceId: row.id, by: userId });
  if (tickets.length === 0) return;
  recordOnTickets(unit, 'ticket.release', tickets, row);
  const jobcodes = tickets.map(({ number, prefix }) => jobcode(number, prefix));
  unit.emit({
    action: 'invoice.releaseTickets',
    target: { id: row.id, label: labelOf(row) },
    before: { tickets: jobcodes.join(', ') },
    after: { tickets: null, comment: jobcodes.join(', ') },
  });
}

/**
 * Issues a credit note. It reduces the balance of the invoice; what exceeds the balance is recorded as refunded.
 * @throws {ApiFailure} 409 unless the invoice is issued, partially paid or paid; 422 for more than is left of a line or
 *   of the invoice; 400 for a refund without a method, and for tickets of an invoice that is not credited completely
 */
export async function creditInvoice(
  unit: Unit,
  session: Session,
  id: string,
  input: CreditNoteInput,
  language: Language,
  now = new Date(),
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  if (input.releaseTickets) await lockCustomersShared(trx, companyId);
  const row = await lockInvoiceFor(unit, session, id, 'credit');
  const before = await readSaved(trx, companyId, id);
  const error = creditError(before, input.lines);
  if (error) throw refused(error, before, language);
  if (input.releaseTickets) await releaseCredited(unit, session, row, isFullCredit(before, input.lines));
  const { number, totalCents, refundCents } = await writeCreditNote(trx, session, before, input, now);
  const paidCents = before.paidCents - refundCents;
  const creditedCents = before.creditedCents + totalCents;
  await trx
    .updateTable('invoices')
    .set({
      paid_cents: paidCents,
      credited_cents: creditedCents,
      status: paidStateOf({ totalCents: before.totalCents, paidCents, creditedCents }),
      ...touched(userId),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const after = await readSaved(trx, companyId, id);
  emit({
    action: 'invoice.credit',
    target: { id, label: labelOf(row) },
    before: { status: before.status, creditedCents: before.creditedCents, paidCents: before.paidCents },
    after: {
      status: after.status,
      creditedCents,
      paidCents,
      creditNote: number,
      ...(refundCents > 0 && { refundCents, method: input.refund?.method }),
      comment: input.reason,
    },
  });
  return after;
}
