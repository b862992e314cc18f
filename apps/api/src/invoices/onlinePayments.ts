/** Records the payments that the payment service reports. */
import type { Context } from 'hono';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AuthParts } from '../auth/index.ts';
import { todayOf } from '../company/index.ts';
import { type Database, newId } from '../db/index.ts';
import { originFor, type Unit, unitOfWork } from '../events/index.ts';
import { type PaymentEvent, readPaymentKeys } from '../payments/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import type { Logger } from '../platform/logging.ts';
import { failure } from './failures.ts';
import { writePaid } from './payments.ts';
import type { PaymentParts } from './paymentWays.ts';
import { customerOf, labelOf } from './present.ts';
import { findInvoice, lockInvoice, type StoredInvoice } from './store.ts';

type PaidEvent = Extract<PaymentEvent, { kind: 'paid' }>;

/** Returns how much of a payment fits the invoice. */
function recordedCents(row: StoredInvoice, { amountCents, currency }: PaidEvent): number {
  const isOpen = ['ISSUED', 'PARTIALLY_PAID', 'UNCOLLECTIBLE'].includes(row.status);
  return isOpen && row.currency === currency ? Math.min(amountCents, Math.max(0, row.balance_cents)) : 0;
}

const findCheckout = (db: Kysely<Database>, companyId: string, sessionId: string) =>
  db
    .selectFrom('payment_checkouts')
    .select(['id', 'invoice_id as invoiceId'])
    .where('company_id', '=', companyId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

const endCheckout = (trx: Transaction<Database>, companyId: string, sessionId: string) =>
  trx
    .updateTable('payment_checkouts')
    .set({ ended_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('session_id', '=', sessionId)
    .execute();

/**
 * Records a payment up to the balance of its invoice. The rest stays visible on the invoice until it is refunded: the
 * customer paid twice, or the invoice changed while the payment page was open.
 */
async function recordPayment(
  { trx, emit }: Unit,
  { companyId, invoiceId }: { companyId: string; invoiceId: string },
  event: PaidEvent,
): Promise<void> {
  const { reference, amountCents, currency } = event;
  const row = await lockInvoice(trx, companyId, invoiceId);
  if (!row) return;
  const recorded = recordedCents(row, event);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('online_payments')
    .values({
      company_id: companyId,
      reference,
      invoice_id: invoiceId,
      amount_cents: amountCents,
      recorded_cents: recorded,
      currency,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Two different events can report the same payment.
  if (numInsertedOrUpdatedRows === 0n) return;
  const target = { id: invoiceId, label: labelOf(row) };
  if (recorded > 0) {
    const paidOn = await todayOf(trx, companyId);
    await trx
      .insertInto('invoice_payments')
      .values({
        company_id: companyId,
        id: newId(),
        invoice_id: invoiceId,
        amount_cents: recorded,
        method: 'CARD_ONLINE',
        reference,
        paid_on: paidOn,
      })
      .execute();
    await writePaid(trx, row, row.paid_cents + recorded, null);
    const after = await findInvoice(trx, companyId, invoiceId);
    emit({
      action: 'invoice.pay',
      target,
      before: { status: row.status, paidCents: row.paid_cents },
      after: {
        status: after?.status,
        paidCents: after?.paid_cents,
        amountCents: recorded,
        method: 'CARD_ONLINE',
        reference,
        paidOn,
      },
    });
  }
  if (recorded < amountCents) {
    const excess = { amountCents: amountCents - recorded, currency, reference };
    emit({ action: 'invoice.payExcess', target, after: excess });
  }
}

/** Stores an event. Returns false if it was stored before. */
async function storeEvent(trx: Transaction<Database>, companyId: string, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values({ company_id: companyId, event_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

async function applyEvent(
  unit: Unit,
  companyId: string,
  event: PaymentEvent,
  invoiceId: string | undefined,
): Promise<void> {
  const { trx } = unit;
  if (!(await storeEvent(trx, companyId, event.id))) return;
  if (event.kind === 'refunded') {
    await trx
      .updateTable('online_payments')
      .set({ refunded_cents: sql<number>`greatest(refunded_cents, ${event.refundedCents})` })
      .where('company_id', '=', companyId)
      .where('reference', '=', event.reference)
      .execute();
    return;
  }
  if (event.kind === 'other' || invoiceId === undefined) return;
  await endCheckout(trx, companyId, event.sessionId);
  if (event.kind === 'paid') await recordPayment(unit, { companyId, invoiceId }, event);
}

/**
 * Receives an event of the payment service.
 * @param companyId from the address to which the service sends the events of this company
 * @throws {ApiFailure} 400 if the signature is not valid, also for an unknown company
 */
export async function receivePaymentEvent(
  { db, limits, trustedProxies, paymentSeal, paymentService }: AuthParts & PaymentParts,
  c: Context<AppEnv>,
  companyId: string,
  log: Logger,
): Promise<Record<string, never>> {
  const { webhookSecret } = await readPaymentKeys(db, paymentSeal, companyId);
  const body = await c.req.text();
  const received = { body, header: (name: string) => c.req.header(name), now: new Date() };
  const event = webhookSecret && paymentService.readEvent(webhookSecret, received);
  if (!event) {
    await limits.unknownLink(clientNetwork(c, trustedProxies));
    throw failure('eventRejected');
  }
  // Payments of other websites of the company have no page here; their events are confirmed and ignored.
  const checkout = 'sessionId' in event && (await findCheckout(db, companyId, event.sessionId));
  const invoice = checkout && (await findInvoice(db, companyId, checkout.invoiceId));
  const name = invoice ? customerOf(invoice).name : '';
  await unitOfWork(db, originFor(c, companyId, { type: 'CUSTOMER_LINK', name }), (unit) =>
    applyEvent(unit, companyId, event, invoice ? invoice.id : undefined),
  );
  log.info({ companyId, kind: event.kind, isKnown: Boolean(invoice) }, 'payment event received');
  return {};
}
