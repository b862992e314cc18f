/**
 * Amounts with more decimals than the currency has, at every endpoint that takes money: they are rejected at the field
 * and never rounded.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());

/** $2.345 in cents. */
const FRACTION = 234.5;
/** $0.6555 in cents: unit prices can have three decimals. */
const PRICE_FRACTION = 65.55;

const line = { kind: 'ITEM', description: 'Gasket', quantity: 1, unit: 'ea', taxable: true };
const draftLine = { ...line, reason: null, priceItemId: null, ticketId: null };

const calls = {
  'a line of a ticket': async () => [
    await on.send('POST', '/ticket', {
      ...ticketInput,
      lines: [{ ...line, unitPriceCents: PRICE_FRACTION }],
    }),
    'lines.0.unitPriceCents',
  ],
  'an adjustment of a ticket': async () => [
    await on.send('POST', '/ticket', {
      ...ticketInput,
      lines: [{ ...line, kind: 'ADJUSTMENT', reason: 'Late', unitPriceCents: -PRICE_FRACTION }],
    }),
    'lines.0.unitPriceCents',
  ],
  'an item of the price book': async () => [
    await on.send('POST', '/price-item', { name: 'Gasket', unitPriceCents: PRICE_FRACTION }),
    'unitPriceCents',
  ],
  'the rate of a level': async () => [
    await on.send('POST', '/job-type', { name: 'Level', hourlyRateCents: FRACTION }),
    'hourlyRateCents',
  ],
  'a rate of the company': async () => [
    await on.send('PUT', '/company/rates', {
      levels: [
        { id: server.company.jobTypeId, rates: [{ from: null, workCents: FRACTION, travelCents: FRACTION }] },
      ],
    }),
    'levels.0.rates.0.workCents',
  ],
  'a line of a draft': async () => {
    const { id, version } = await on.draft();
    const body = { version, lines: [{ ...draftLine, unitPriceCents: PRICE_FRACTION }] };
    return [await on.send('PUT', `/invoice/${id}`, body), 'lines.0.unitPriceCents'];
  },
  'a discount': async () => {
    const { id, version } = await on.draft();
    return [
      await on.send('PUT', `/invoice/${id}`, { version, discount: { cents: FRACTION } }),
      'discount.cents',
    ];
  },
  'a payment': async () => {
    const { id } = await on.issued();
    return [await on.pay(id, FRACTION), 'amountCents'];
  },
} as const satisfies Record<string, () => Promise<readonly [unknown, string]>>;

describe('an amount with a fraction of a cent', () => {
  it.each(Object.entries(calls))('is rejected with tooManyDecimals at its field: %s', async (_, call) => {
    const [reply, field] = await call();
    expect(reply).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_FAILED', errors: { [field]: 'tooManyDecimals' } },
    });
  });
});
