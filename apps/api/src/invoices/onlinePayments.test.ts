import type { Invoice } from '@derrick/domain/invoices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '../../test/company.ts';
import {
  eventBody,
  paidSession,
  STRIPE_KEY,
  signEvent,
  startFakeStripe,
  WEBHOOK_SECRET,
} from '../../test/fakeStripe.ts';
import { invoicing } from '../../test/invoices.ts';
import { deliverMails } from '../../test/mail/delivery.ts';
import { SECRET, startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { renewPaymentSeals } from '../payments/index.ts';
import { createLogger } from '../platform/logging.ts';

let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let server: TestServer;
let on: ReturnType<typeof invoicing>;

beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startTestServer({ stripeUrl: stripe.url });
  on = invoicing(server);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.failWith(undefined);
  for (const table of ['rate_limits', 'jobs'] as const) await server.database.db.deleteFrom(table).execute();
});

const setKeys = (keys: object) => on.send('PUT', '/payment/provider', { provider: 'stripe', ...keys });
const withKeys = () => setKeys({ secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET });

/** Issues an invoice of $924.00 and returns it with the token of its mailed link. */
async function mailed(): Promise<{ invoice: Invoice; token: string; text: string }> {
  const invoice = await on.issued();
  await on.send('POST', `/invoice/${invoice.id}/send`, { to: ['ap@permian.test'], message: null });
  const [mail] = await deliverMails(server.database.db);
  return {
    invoice,
    token: new URL(mail?.link ?? '').searchParams.get('token') ?? '',
    text: mail?.text ?? '',
  };
}

const publicInvoice = async (token: string) =>
  (await server.call(`/api/v1/public/invoice?token=${token}`)).json.data;
const pay = (token: string) => server.call('/api/v1/public/invoice/pay', { method: 'POST', body: { token } });
const openPage = async (token: string) => stripe.sessionOf((await pay(token)).json.data.url);

const report = (raw: string, signature: string, companyId = server.company.id) =>
  server.call(`/api/v1/payment/stripe/${companyId}`, {
    method: 'POST',
    raw,
    headers: { 'stripe-signature': signature },
  });
const reportPaid = (session: Parameters<typeof paidSession>[0], fields?: object, id?: string) => {
  const body = eventBody('checkout.session.completed', paidSession(session, fields), id);
  return report(body, signEvent(body));
};
const readInvoice = async (id: string): Promise<Invoice> =>
  (await on.send('GET', `/invoice/${id}`)).json.data;

describe('the keys of the payment service', () => {
  it('are stored encrypted, are never returned, and are resealed with a new server secret', async () => {
    const reply = await withKeys();
    expect(reply.json.data).toEqual({
      provider: 'stripe',
      hasSecretKey: true,
      hasWebhookSecret: true,
      isLive: false,
      webhookPath: `/api/v1/payment/stripe/${server.company.id}`,
    });
    const { db } = server.database;
    const read = () => db.selectFrom('payment_providers').selectAll().executeTakeFirstOrThrow();
    const row = await read();
    expect(JSON.stringify([row, reply.json])).not.toMatch(/sk_test|whsec/);
    const log = createLogger('silent');
    const next = 'another secret of at least 32 bytes';
    await renewPaymentSeals(db, log, { secret: next, previousSecret: SECRET });
    expect((await read()).sealed_key).not.toBe(row.sealed_key);
    await renewPaymentSeals(db, log, { secret: SECRET, previousSecret: next });
    const { token } = await mailed();
    expect((await pay(token)).status).toBe(200);
  });

  it('are rejected if they are publishable keys or in the wrong field', async () => {
    const reply = await setKeys({ secretKey: 'pk_live_1', webhookSecret: 'sk_live_1' });
    expect(reply.json.errors).toEqual({
      secretKey: 'secretKeyInvalid',
      webhookSecret: 'webhookSecretInvalid',
    });
  });

  it('show no online payment to the customer until both are set', async () => {
    await setKeys({ webhookSecret: null });
    const { token } = await mailed();
    expect((await publicInvoice(token)).hasOnlinePayment).toBe(false);
    expect(await pay(token)).toMatchObject({ status: 502, json: { code: 'PAYMENT_UNAVAILABLE' } });
    await withKeys();
    expect((await publicInvoice(token)).hasOnlinePayment).toBe(true);
  });
});

describe('a payment page', () => {
  it('charges the balance, and is opened once for several requests', async () => {
    await withKeys();
    const { invoice, token } = await mailed();
    await on.pay(invoice.id, 2400);
    const before = stripe.received.length;
    const replies = await Promise.all([pay(token), pay(token), pay(token)]);
    const urls = new Set(replies.map(({ json }) => json.data.url));
    expect(urls.size).toBe(1);
    const calls = stripe.received.slice(before);
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(calls[0]?.version).toBe('2024-10-28.acacia');
    expect(Object.fromEntries(calls[0]?.parameters ?? [])).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '90000',
      'line_items[0][price_data][product_data][name]': `Invoice ${invoice.number} · Ours`,
      success_url: 'http://localhost/invoice?payment=done',
      cancel_url: 'http://localhost/invoice?payment=cancelled',
    });
    await on.pay(invoice.id, 10_000);
    expect((await openPage(token)).amountCents).toBe(80_000);
    await on.pay(invoice.id, 80_000);
    expect(await pay(token)).toMatchObject({ status: 409, json: { code: 'WRONG_STATE' } });
  });

  it('can be opened later if the service did not answer, and with a new key after a rejection', async () => {
    await withKeys();
    const { token } = await mailed();
    stripe.failWith(0);
    expect(await pay(token)).toMatchObject({ status: 502, json: { code: 'PAYMENT_UNAVAILABLE' } });
    stripe.failWith(400);
    expect((await pay(token)).status).toBe(502);
    stripe.failWith(undefined);
    expect((await pay(token)).status).toBe(200);
    const { db } = server.database;
    const checkouts = await db.selectFrom('payment_checkouts').selectAll().orderBy('created_at').execute();
    expect(checkouts.slice(-2).map(({ ended_at }) => ended_at !== null)).toEqual([true, false]);
    expect((await pay('x'.repeat(64))).json.code).toBe('TOKEN_UNKNOWN');
  });
});

describe('a reported payment', () => {
  it('is recorded once, however often and by whichever event it is reported', async () => {
    await withKeys();
    const { invoice, token } = await mailed();
    const session = await openPage(token);
    const replies = await Promise.all([1, 2, 3].map(() => reportPaid(session, {}, `evt_${session.id}`)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await reportPaid(session);
    expect(await readInvoice(invoice.id)).toMatchObject({
      status: 'PAID',
      balanceCents: 0,
      payments: [
        { amountCents: 92_400, method: 'CARD_ONLINE', reference: `pi_${session.id}`, recordedBy: null },
      ],
      paymentExcesses: [],
    });
    const { data } = (await on.send('GET', `/invoice/${invoice.id}/timeline`)).json.data;
    expect(data[0]).toMatchObject({ action: 'invoice.pay', actor: { name: 'Permian Basin Operating' } });
    expect(await publicInvoice(token)).toMatchObject({ status: 'PAID', hasOnlinePayment: false });
  });

  it('is rejected with a wrong, missing or old signature, or a changed body', async () => {
    await withKeys();
    const { invoice, token } = await mailed();
    const body = eventBody('checkout.session.completed', paidSession(await openPage(token)));
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const attempts = [
      report(body, ''),
      report(body, signEvent(body, { secret: 'whsec_other' })),
      report(body, signEvent(body, { at: minutesAgo(6) })),
      report(body, signEvent(body, { at: minutesAgo(-6) })),
      report(`${body} `, signEvent(body)),
      report(JSON.stringify(JSON.parse(body)), signEvent(body)),
      report(body, signEvent(body), server.foreign.id),
      report(body, signEvent(body), newId()),
    ];
    const replies = await Promise.all(attempts);
    expect(replies.map(({ status, json }) => [status, json.code])).toEqual(
      replies.map(() => [400, 'VALIDATION_FAILED']),
    );
    expect((await readInvoice(invoice.id)).status).toBe('ISSUED');
    expect((await report(body, signEvent(body, { at: minutesAgo(4) }))).status).toBe(200);
    expect((await readInvoice(invoice.id)).status).toBe('PAID');
  });

  it('is shown to the company until refunded if it exceeds the balance or the invoice is void', async () => {
    await withKeys();
    const paidMeanwhile = await mailed();
    const session = await openPage(paidMeanwhile.token);
    await on.pay(paidMeanwhile.invoice.id, 90_000);
    await reportPaid(session);
    const paid = await readInvoice(paidMeanwhile.invoice.id);
    expect(paid).toMatchObject({
      status: 'PAID',
      payments: [{ amountCents: 90_000 }, { amountCents: 2400, method: 'CARD_ONLINE' }],
      paymentExcesses: [{ excessCents: 90_000, reference: `pi_${session.id}`, currency: 'USD' }],
    });
    const voided = await mailed();
    const late = await openPage(voided.token);
    await on.send('POST', `/invoice/${voided.invoice.id}/void`, { reason: 'Wrong customer' });
    await reportPaid(late);
    expect(await readInvoice(voided.invoice.id)).toMatchObject({
      status: 'VOID',
      payments: [],
      paymentExcesses: [{ excessCents: 92_400 }],
    });
    const { data } = (await on.send('GET', `/invoice/${voided.invoice.id}/timeline`)).json.data;
    expect(data[0].action).toBe('invoice.payExcess');
    const refund = eventBody('charge.refunded', {
      payment_intent: `pi_${late.id}`,
      amount_refunded: 92_400,
    });
    await report(refund, signEvent(refund));
    expect((await readInvoice(voided.invoice.id)).paymentExcesses).toEqual([]);
  });

  it('counts only when it has arrived, and in the currency of the invoice', async () => {
    await withKeys();
    const { invoice, token } = await mailed();
    const session = await openPage(token);
    await reportPaid(session, { payment_status: 'unpaid' });
    expect((await readInvoice(invoice.id)).status).toBe('ISSUED');
    await reportPaid(session, { currency: 'mxn' });
    expect(await readInvoice(invoice.id)).toMatchObject({
      status: 'ISSUED',
      paymentExcesses: [{ excessCents: 92_400, currency: 'MXN' }],
    });
    // A sale of the company's web shop.
    expect((await reportPaid({ ...session, id: 'cs_elsewhere' })).status).toBe(200);
  });
});

it('the configured ways to pay are on the page, in the email and in the printed details', async () => {
  const address = 'https://pay.example.test/{number}?amount={amount}&in={currency}';
  const saved = await changeSettings(server, 'invoices', {
    paymentDetails: 'Within 30 days',
    paymentOptions: { card: address, ach: 'Routing 111 000 025', wire: null, check: null },
  });
  expect(saved.status).toBe(200);
  const { invoice, token, text } = await mailed();
  const url = `https://pay.example.test/${invoice.number}?amount=924.00&in=USD`;
  expect(invoice.paymentDetails).toBe(
    `Within 30 days\nCard: ${url}\nBank transfer (ACH): Routing 111 000 025`,
  );
  expect(text).toContain(url);
  expect((await publicInvoice(token)).paymentLinks).toEqual([{ option: 'card', url }]);
  await on.pay(invoice.id, 92_400);
  expect((await publicInvoice(token)).paymentLinks).toEqual([]);
  const wrong = await changeSettings(server, 'invoices', {
    paymentOptions: { card: 'http://pay.example.test', ach: null, wire: null, check: null },
  });
  expect(wrong.json.errors).toEqual({ 'paymentOptions.card': 'paymentAddressInvalid' });
});
