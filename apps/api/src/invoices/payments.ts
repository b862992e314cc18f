import { formatMoney } from '@derrick/domain/format';
import { type Invoice, type PaymentInput, paidStateOf } from '@derrick/domain/invoices';
import { sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { type Language, localeOf } from '../platform/language.ts';
import { touched } from '../platform/versions.ts';
import { failure } from './failures.ts';
import { lockInvoiceFor, readSaved } from './lockInvoice.ts';
import { labelOf } from './present.ts';
import type { StoredInvoice } from './store.ts';

/**
 * Updates the paid amount and the resulting status. An uncollectible invoice keeps its status until it is paid in full.
 */
export async function writePaid(
  trx: Transaction<Database>,
  row: StoredInvoice,
  paidCents: number,
  by: string | null,
): Promise<void> {
  const state = paidStateOf({
    totalCents: row.total_cents,
    paidCents,
    creditedCents: row.credited_cents,
  });
  const isGivenUp = row.status === 'UNCOLLECTIBLE' && state !== 'PAID';
  await trx
    .updateTable('invoices')
    .set({ paid_cents: paidCents, status: isGivenUp ? 'UNCOLLECTIBLE' : state, ...touched(by) })
    .where('company_id', '=', row.company_id)
    .where('id', '=', row.id)
    .execute();
}

/**
 * Records a payment of an invoice.
 * @throws {ApiFailure} 409 if nothing is left to pay, 422 if the payment exceeds the balance
 */
export async function addPayment(
  unit: Unit,
  session: Session,
  id: string,
  payment: PaymentInput,
  language: Language,
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  const row = await lockInvoiceFor(unit, session, id, 'pay');
  if (payment.amountCents > row.balance_cents) {
    const balance = formatMoney(row.balance_cents, localeOf[language], row.currency);
    throw failure('paymentTooLarge', { values: { balance }, errors: { amountCents: 'paymentTooLarge' } });
  }
  await trx
    .insertInto('invoice_payments')
    .values({
      company_id: companyId,
      id: newId(),
      invoice_id: id,
      amount_cents: payment.amountCents,
      method: payment.method,
      reference: payment.reference,
      paid_on: payment.paidOn,
      created_by: userId,
    })
    .execute();
  await writePaid(trx, row, row.paid_cents + payment.amountCents, userId);
  const after = await readSaved(trx, companyId, id);
  emit({
    action: 'invoice.pay',
    target: { id, label: labelOf(row) },
    before: { status: row.status, paidCents: row.paid_cents },
    after: { status: after.status, paidCents: after.paidCents, ...payment },
  });
  return after;
}

/**
 * Reverses a payment. It stays in the list and no longer counts.
 * @throws {ApiFailure} 404 for an unknown payment, 409 if it is already reversed or a credit note has refunded it
 */
export async function reversePayment(
  unit: Unit,
  session: Session,
  id: string,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  const row = await lockInvoiceFor(unit, session, id, 'reversePayment');
  const payment = await trx
    .selectFrom('invoice_payments')
    .select(['amount_cents', 'reversed_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', paymentId.toLowerCase())
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  if (!payment) throw notFound();
  if (payment.reversed_at) throw failure('paymentReversed');
  if (payment.amount_cents > row.paid_cents) throw failure('paymentRefunded');
  await trx
    .updateTable('invoice_payments')
    .set({
      reversed_at: sql<Date>`statement_timestamp()`,
      reversed_by: userId,
      reversal_reason: reason,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', paymentId.toLowerCase())
    .execute();
  await writePaid(trx, row, row.paid_cents - payment.amount_cents, userId);
  const after = await readSaved(trx, companyId, id);
  emit({
    action: 'invoice.reversePayment',
    target: { id, label: labelOf(row) },
    before: { status: row.status, paidCents: row.paid_cents },
    after: { status: after.status, paidCents: after.paidCents, comment: reason },
  });
  return after;
}
