/** Stripe Checkout: https://docs.stripe.com/api/checkout/sessions */
import { decimalsOf } from '@derrick/domain/format';
import { integer, is, nullable, string, type } from 'superstruct';
import {
  type CheckoutRequest,
  type CheckoutSession,
  type PaymentEvent,
  type PaymentService,
  PaymentServiceError,
} from './service.ts';
import { isSignedByStripe } from './stripeSignature.ts';

const STRIPE_URL = 'https://api.stripe.com';
/** The version whose requests and replies this file uses, independent of the default of the Stripe account. */
const API_VERSION = '2024-10-28.acacia';
const TIMEOUT_MS = 10_000;
/** Stripe accepts at most eight digits. */
const AMOUNT_MAX = 99_999_999;

const sessionStruct = type({ id: string(), url: string() });

const eventStruct = type({ id: string(), type: string(), data: type({ object: type({}) }) });
const paidSessionStruct = type({
  id: string(),
  payment_status: string(),
  payment_intent: nullable(string()),
  amount_total: integer(),
  currency: string(),
});
const endedSessionStruct = type({ id: string() });
const refundedChargeStruct = type({ payment_intent: string(), amount_refunded: integer() });

function parametersOf(request: CheckoutRequest): URLSearchParams {
  const { id, description, amountCents, currency, expiresAt, successUrl, cancelUrl } = request;
  return new URLSearchParams({
    mode: 'payment',
    client_reference_id: id,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amountCents),
    'line_items[0][price_data][product_data][name]': description,
    expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
    success_url: successUrl,
    cancel_url: cancelUrl,
  });
}

async function createCheckout(
  baseUrl: string,
  secretKey: string,
  request: CheckoutRequest,
): Promise<CheckoutSession> {
  let status: number;
  let session: unknown;
  try {
    const response = await fetch(`${baseUrl}/v1/checkout/sessions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        'idempotency-key': request.id,
      },
      body: parametersOf(request),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = response.status;
    session = await response.json();
  } catch (cause) {
    throw new PaymentServiceError('no reply', { cause });
  }
  // 409 is a simultaneous request with the same key, and 429 too many requests: both succeed later.
  const isFinal = status >= 400 && status < 500 && status !== 409 && status !== 429;
  if (status !== 200) throw new PaymentServiceError(`status ${status}`, { isFinal });
  if (!is(session, sessionStruct) || !URL.canParse(session.url)) throw new PaymentServiceError('wrong reply');
  return { id: session.id, url: session.url };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function paymentEventOf(body: string): PaymentEvent | undefined {
  const event = parsed(body);
  if (!is(event, eventStruct)) return undefined;
  const { id } = event;
  const { object } = event.data;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      // A bank payment completes the session first and is paid days later.
      if (!is(object, paidSessionStruct) || object.payment_status !== 'paid') return { id, kind: 'other' };
      return {
        id,
        kind: 'paid',
        sessionId: object.id,
        reference: object.payment_intent ?? object.id,
        amountCents: object.amount_total,
        currency: object.currency.toUpperCase(),
      };
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return is(object, endedSessionStruct)
        ? { id, kind: 'ended', sessionId: object.id }
        : { id, kind: 'other' };
    case 'charge.refunded':
      return is(object, refundedChargeStruct)
        ? { id, kind: 'refunded', reference: object.payment_intent, refundedCents: object.amount_refunded }
        : { id, kind: 'other' };
    default:
      return { id, kind: 'other' };
  }
}

/** @param baseUrl another server in tests */
export const createStripe = (baseUrl = STRIPE_URL): PaymentService => ({
  // Amounts of currencies with three decimals must be divisible by ten: https://docs.stripe.com/currencies
  accepts: (amountCents, currency) =>
    amountCents > 0 && amountCents <= AMOUNT_MAX && (decimalsOf(currency) !== 3 || amountCents % 10 === 0),
  createCheckout: (secretKey, request) => createCheckout(baseUrl, secretKey, request),
  readEvent: (webhookSecret, { body, header, now }) =>
    isSignedByStripe(webhookSecret, header('stripe-signature') ?? '', body, now)
      ? paymentEventOf(body)
      : undefined,
});
