/** Opens pages of the payment service for the balance of an invoice. */
import type { Context } from 'hono';
import { sql, type Transaction } from 'kysely';
import type { AuthParts } from '../auth/index.ts';
import { type Database, newId } from '../db/index.ts';
import { PaymentServiceError, readPaymentKeys } from '../payments/index.ts';
import type { AppEnv } from '../platform/context.ts';
import type { Logger } from '../platform/logging.ts';
import { failure } from './failures.ts';
import { messages } from './messages.ts';
import { isPayable, type PaymentParts } from './paymentWays.ts';
import { customerOf } from './present.ts';
import { invoiceOfLink } from './public.ts';
import { lockInvoice } from './store.ts';

/** Minutes for which a new page accepts a payment. */
const CHECKOUT_MINUTES = 120;
/** A page is opened again only if this many minutes remain. Stripe requires 30 minutes for a new page. */
const REMAINING_MINUTES = 35;

/**
 * Finds the open page for the balance of an invoice, or stores a new one. It is stored before the service is called, so
 * that a repeated attempt uses the same idempotency key.
 */
async function openCheckout(trx: Transaction<Database>, companyId: string, invoiceId: string) {
  const row = await lockInvoice(trx, companyId, invoiceId);
  if (!row || !isPayable(row)) throw failure('nothingToPay');
  const { balance_cents: amountCents, currency } = row;
  const open = await trx
    .selectFrom('payment_checkouts')
    .select(['id', 'url', 'expires_at as expiresAt'])
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .where('amount_cents', '=', amountCents)
    .where('currency', '=', currency)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now() + make_interval(mins => ${REMAINING_MINUTES})`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (open) return { ...open, row };
  const id = newId();
  const { expiresAt } = await trx
    .insertInto('payment_checkouts')
    .values({
      company_id: companyId,
      id,
      invoice_id: invoiceId,
      amount_cents: amountCents,
      currency,
      expires_at: sql<Date>`now() + make_interval(mins => ${CHECKOUT_MINUTES})`,
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow();
  return { id, url: null, expiresAt, row };
}

/**
 * Returns the address of the page on which the customer pays the balance.
 * @throws {ApiFailure} 404 or 410 for the link, 409 if nothing is left to pay, 502 if the service does not answer
 */
export async function startPayment(
  parts: AuthParts & PaymentParts,
  c: Context<AppEnv>,
  token: string,
  log: Logger,
): Promise<{ url: string }> {
  const { db, paymentSeal, paymentService, publicUrl = new URL(c.req.url).origin } = parts;
  const { company_id: companyId, id: invoiceId } = await invoiceOfLink(parts, c, token);
  const { secretKey, webhookSecret } = await readPaymentKeys(db, paymentSeal, companyId);
  // Without the webhook's secret, a payment would never be recorded.
  if (!secretKey || !webhookSecret) throw failure('paymentUnavailable');
  const checkout = await db.transaction().execute((trx) => openCheckout(trx, companyId, invoiceId));
  const { id, url, expiresAt, row } = checkout;
  if (url) return { url };
  const { language } = customerOf(row);
  const seller = row.seller?.name ?? '';
  // Changes the page, or marks it as rejected so that the next attempt uses another idempotency key.
  const update = (columns: { session_id: string; url: string } | { ended_at: Date }) =>
    db
      .updateTable('payment_checkouts')
      .set(columns)
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
  try {
    const session = await paymentService.createCheckout(secretKey, {
      id,
      description: messages[language]('checkout', { number: row.printed_number ?? '', company: seller }),
      amountCents: row.balance_cents,
      currency: row.currency,
      expiresAt,
      // Without the link's token: the browser tab remembers it, and the service need not know it.
      successUrl: `${publicUrl}/invoice?payment=done`,
      cancelUrl: `${publicUrl}/invoice?payment=cancelled`,
    });
    await update({ session_id: session.id, url: session.url });
    return { url: session.url };
  } catch (error) {
    if (!(error instanceof PaymentServiceError)) throw error;
    log.warn({ companyId, reason: error.message }, 'payment page not opened');
    if (error.isFinal) await update({ ended_at: new Date() });
    throw failure('paymentUnavailable');
  }
}
