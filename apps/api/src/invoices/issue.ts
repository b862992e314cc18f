/** Issues invoices: draws the number and freezes the printed data. */
import { addDays } from '@derrick/domain/format';
import { formatInvoiceNumber, type Invoice, paidStateOf } from '@derrick/domain/invoices';
import { readInvoiceSettings, seriesOf, todayOf } from '../company/index.ts';
import { lockCustomersShared } from '../customers/index.ts';
import { violatedConstraint } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { enqueue } from '../jobs/index.ts';
import type { Session } from '../platform/context.ts';
import { touched } from '../platform/versions.ts';
import { allocateNumbers } from '../sql/counters.ts';
import { printedTexts, readDocumentFormat } from './documentFormat.ts';
import { failure } from './failures.ts';
import { checkVersion, lockInvoiceFor, readSaved } from './lockInvoice.ts';
import { printedPaymentDetails } from './paymentWays.ts';
import { customerOf } from './present.ts';
import { sellerOf } from './settings.ts';
import { storeTicketFacts } from './ticketFacts.ts';
import { markInvoiced, recordOnTickets, ticketsOfInvoice } from './tickets.ts';

/** Changing the number pattern can produce a number that is already used. */
const isNumberTaken = (error: unknown) =>
  violatedConstraint(error) === 'invoices_company_id_printed_number_key';

/**
 * Issues a draft: assigns its number, freezes the printed data of both parties and of the
 * tickets, and marks its tickets as invoiced, all or
 * nothing. The number is drawn last, because other requests that issue an invoice wait from then on. The PDF is drawn
 * right after the commit.
 * @throws {ApiFailure} 409 unless the invoice is a draft of this version, 422 if a line lacks a price
 */
export async function issueInvoice(
  unit: Unit,
  session: Pick<Session, 'companyId' | 'userId'>,
  id: string,
  version: number,
  now = new Date(),
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  await lockCustomersShared(trx, companyId);
  const row = await lockInvoiceFor(unit, session, id, 'issue');
  await checkVersion(trx, row, { version }, 'invoiceStale');
  if (row.total_cents < 0) throw failure('invoiceTotalNegative');
  const tickets = await ticketsOfInvoice(trx, companyId, id);
  await markInvoiced(trx, { companyId, invoiceId: id, by: userId });
  await storeTicketFacts(trx, { companyId, invoiceId: id });
  const settings = await readInvoiceSettings(trx, companyId);
  const seller = await sellerOf(trx, companyId, settings);
  const customer = customerOf(row);
  const format = await readDocumentFormat(trx, companyId);
  const today = await todayOf(trx, companyId, now);
  const { series, counter } = seriesOf({ restartsYearly: settings.restarts_yearly }, today);
  await enqueue(trx, 'invoicePdf', { companyId, invoiceId: id });
  const { first: number } = await allocateNumbers(trx, companyId, counter).executeTakeFirstOrThrow();
  const printed = formatInvoiceNumber(settings.number_pattern, number, today);
  await trx
    .updateTable('invoices')
    .set({
      status: paidStateOf({ totalCents: row.total_cents, paidCents: 0 }),
      number,
      series,
      printed_number: printed,
      issue_date: today,
      list_day: today,
      due_date: addDays(today, row.terms_days),
      seller: JSON.stringify(seller),
      customer: JSON.stringify(customer),
      customer_name: customer.name,
      payment_details: printedPaymentDetails(settings, customer.language, {
        number: printed,
        amountCents: row.total_cents,
        currency: row.currency,
      }),
      footer: printedTexts(settings, customer.language).footer,
      document_format: JSON.stringify(format),
      paper_size: settings.paper_size,
      ...touched(userId),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isNumberTaken(error) ? failure('invoiceNumberTaken', { values: { number: printed } }) : error;
    });
  const invoice = await readSaved(trx, companyId, id);
  // This comes before the invoice's own event: the reply is about the target of the last event.
  recordOnTickets(unit, 'ticket.invoice', tickets, { id, printed_number: printed });
  emit({
    action: 'invoice.issue',
    target: { id, label: printed },
    before: { status: 'DRAFT', number: null },
    after: { status: invoice.status, number: printed, totalCents: invoice.totalCents },
  });
  return invoice;
}
