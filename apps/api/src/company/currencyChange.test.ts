/** Changing the currency of a company with amounts requires confirmation and keeps the number of every amount. */
import type { CurrencyChangePreview } from '@derrick/domain/company';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings, readSection } from '../../test/company.ts';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeEach(async () => {
  await server?.close();
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());

const changeTo = (currency: string, choice: object = { currencyChange: 'KEEP_NUMBERS' }) =>
  changeSettings(server, 'locale', { currency, ...choice });

const line = { kind: 'ITEM', description: 'Gasket', quantity: 3, unitPriceCents: 7333 };

/** Creates a rate of 115.50 and amounts of every other type, and returns their ids. */
async function addAmounts() {
  const item = await on.send('POST', '/price-item', { name: 'Pump seal', unitPriceCents: 7333 });
  const ticket = await on.send('POST', '/ticket', {
    ...ticketInput,
    jobTypeId: server.company.jobTypeId,
    workHours: 2,
    lines: [line, { ...line, kind: 'ADJUSTMENT', reason: 'Late', quantity: 1, unitPriceCents: -1050 }],
  });
  const draft = await on.draft({ lines: [line] });
  const discounted = await on.send('PUT', `/invoice/${draft.id}`, {
    version: draft.version,
    discount: { cents: 1050 },
    taxPercent: 10,
  });
  expect([item.status, ticket.status, discounted.status]).toEqual([201, 201, 200]);
  return { itemId: item.json.data.id, ticketId: ticket.json.data.id, draftId: draft.id };
}

async function amountsOf({ itemId, ticketId, draftId }: Awaited<ReturnType<typeof addAmounts>>) {
  const { levels } = await readSection(server, 'rates');
  const items = await on.send('GET', '/price-item');
  const ticket = (await on.send('GET', `/ticket/${ticketId}`)).json.data;
  const draft = (await on.send('GET', `/invoice/${draftId}`)).json.data;
  const prices = (lines: { unitPriceCents: number }[]) => lines.map(({ unitPriceCents }) => unitPriceCents);
  return {
    rate: levels[0].rates[0].workCents,
    item: items.json.data.data.find(({ id }: { id: string }) => id === itemId).unitPriceCents,
    ticket: [...prices(ticket.lines), ticket.totalCents],
    draft: [...prices(draft.lines), draft.discount.cents, draft.subtotalCents, draft.totalCents],
    currency: draft.currency,
  };
}

const inDollars = {
  rate: 11_550,
  item: 7333,
  // 2 h at 115.50, 3 gaskets at 73.33, less 10.50.
  ticket: [11_550, 7333, -1050, 44_049],
  // 8 h and 3 gaskets, less 10.50, plus 10 %.
  draft: [11_550, 7333, 1050, 114_399, 124_684],
  currency: 'USD',
};

describe('a change of the currency', () => {
  it('is rejected with a preview of the amounts until it is confirmed', async () => {
    const ids = await addAmounts();
    const reply = await changeTo('JPY', {});
    expect(reply).toMatchObject({
      status: 409,
      json: {
        code: 'CURRENCY_CHANGE_UNCONFIRMED',
        errors: { currency: 'currencyChangeUnconfirmed' },
      },
    });
    const preview: CurrencyChangePreview = reply.json.data;
    expect(preview.amounts).toBe(preview.rounded);
    expect(preview.examples).toContainEqual({ label: 'Senior technician', before: 11_550, after: 116 });
    expect(preview.examples).toContainEqual({ label: 'Pump seal', before: 7333, after: 73 });
    expect(preview.examples.length).toBeLessThanOrEqual(5);
    expect(await amountsOf(ids)).toEqual(inDollars);
    const wrong = await changeTo('JPY', { currencyChange: 'WHATEVER' });
    expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([400, ['currencyChange']]);
  });

  it('keeps the numbers, rounded to a currency without decimals', async () => {
    const ids = await addAmounts();
    expect((await changeTo('JPY')).status).toBe(200);
    expect(await amountsOf(ids)).toEqual({
      rate: 116,
      item: 73,
      ticket: [116, 73, -11, 2 * 116 + 3 * 73 - 11],
      draft: [116, 73, 11, 8 * 116 + 3 * 73, Math.round((8 * 116 + 3 * 73 - 11) * 1.1)],
      currency: 'JPY',
    });
    const { rows } = await sql`
      select sum(billable_cents)::integer as cents from tickets where company_id = ${server.company.id}
    `.execute(server.database.db);
    expect(rows).toEqual([{ cents: 440 + 1147 }]);
  });

  it('keeps the numbers in a currency with three decimals and restores the same amounts when changed back', async () => {
    const ids = await addAmounts();
    expect((await changeTo('JPY', {})).json.data.rounded).toBeGreaterThan(0);
    expect((await changeTo('KWD', {})).json.data.rounded).toBe(0);
    expect((await changeTo('KWD')).status).toBe(200);
    expect(await amountsOf(ids)).toMatchObject({
      rate: 115_500,
      item: 73_330,
      ticket: [115_500, 73_330, -10_500, 440_490],
      draft: [115_500, 73_330, 10_500, 1_143_990, 1_246_839],
    });
    expect((await changeTo('USD')).status).toBe(200);
    expect(await amountsOf(ids)).toEqual(inDollars);
  });

  it('to a currency with the same number of decimals changes no amount but requires confirmation', async () => {
    const ids = await addAmounts();
    expect((await changeTo('EUR', {})).status).toBe(409);
    expect((await changeTo('EUR')).status).toBe(200);
    expect(await amountsOf(ids)).toEqual({ ...inDollars, currency: 'EUR' });
  });

  it('rejects saving a ticket, a draft or rates that were read before the change', async () => {
    const { ticketId, draftId } = await addAmounts();
    const versionOf = async (path: string) => (await on.send('GET', path)).json.data.version;
    const [ticket, draft] = [await versionOf(`/ticket/${ticketId}`), await versionOf(`/invoice/${draftId}`)];
    const { version: rates } = await readSection(server, 'rates');
    await changeTo('JPY');
    const saved = await Promise.all([
      on.send('PUT', `/ticket/${ticketId}`, { ...ticketInput, version: ticket, lines: [line] }),
      on.send('PUT', `/invoice/${draftId}`, { version: draft, discount: null }),
      on.send('PUT', '/company/rates', { version: rates, levels: [] }),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([409, 409, 409]);
  });

  it('requires no confirmation when there are no amounts', async () => {
    await server.database.db
      .updateTable('job_types')
      .set({ hourly_rate_cents: 0 })
      .where('company_id', '=', server.company.id)
      .execute();
    expect((await changeTo('JPY', {})).status).toBe(200);
  });

  it('is rejected when an amount would be too large in the new currency', async () => {
    await on.send('POST', '/price-item', { name: 'Rig', unitPriceCents: 90_000_000 });
    const reply = await changeTo('KWD');
    expect(reply).toMatchObject({ status: 409, json: { errors: { currency: 'currencyAmountsTooLarge' } } });
    expect((await readSection(server, 'locale')).currency).toBe('USD');
  });

  it('does not change amounts of other companies', async () => {
    await addAmounts();
    await changeTo('JPY');
    const { rows } = await sql`
      select hourly_rate_cents as rate from job_types where company_id = ${server.foreign.id}
    `.execute(server.database.db);
    expect(rows).toEqual([{ rate: 11_550 }]);
  });
});
