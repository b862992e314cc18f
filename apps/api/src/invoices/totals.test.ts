import { formatMoney } from '@derrick/domain/format';
import { type InvoiceLine, invoiceTotals } from '@derrick/domain/invoices';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSettings } from '../company/fixtures.ts';
import { readPdf } from '../documents/readPdf.ts';
import { startTestServer, type TestServer } from '../testing.ts';
import { decimalOf } from './exportLines.ts';
import { invoicing } from './fixtures.ts';

// The money itself is calculated 10,000 times in the domain; here each document costs six calls.
const DOCUMENTS = 40;

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '));
const pdfOf = async (id: string) => {
  const headers = { authorization: `Bearer ${await server.tokenOf('admin')}` };
  const response = await server.app.request(`/api/v1/invoice/${id}/pdf`, { headers });
  return new Uint8Array(await response.arrayBuffer());
};

const decimals = (places: number, most: number) =>
  fc
    .integer({ min: 0, max: most * 10 ** places })
    .map((value) => Number((value / 10 ** places).toFixed(places)));

const line: fc.Arbitrary<InvoiceLine> = fc
  .record({
    quantity: decimals(3, 2000),
    unitPriceCents: fc.integer({ min: 0, max: 100_000 }),
    taxable: fc.boolean(),
    isAdjustment: fc.boolean(),
  })
  .map(({ isAdjustment, quantity, unitPriceCents, taxable }) => ({
    kind: isAdjustment ? 'ADJUSTMENT' : 'ITEM',
    description: 'Seal',
    quantity,
    unit: 'ea',
    unitPriceCents: isAdjustment ? -Math.round(unitPriceCents / 100) : unitPriceCents,
    taxable,
    reason: isAdjustment ? 'Agreed' : null,
    priceItemId: null,
    ticketId: null,
  }));

const documents = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  discount: fc.option(fc.record({ percent: decimals(2, 100) })),
  taxPercent: decimals(3, 30),
});

it.each(['USD', 'JPY', 'KWD'])(
  'the API, the list, the store, the export and the PDF of %s agree with the one calculation',
  async (currency) => {
    await changeSettings(server, 'locale', { currency });
    const { id } = await on.draft();
    const path = `/invoice/${id}`;
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const totals = invoiceTotals(document);
        fc.pre(totals.subtotalCents >= 0);
        const saved = (await on.send('PUT', path, document)).json.data;
        const { lineCents, ...expected } = totals;
        expect(saved).toMatchObject(expected);
        expect((await on.send('GET', path)).json.data).toEqual(saved);
        const row = await server.database.db
          .selectFrom('invoices')
          .select(['subtotal_cents', 'discount_cents', 'tax_cents', 'total_cents'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(Object.values(row)).toEqual([
          totals.subtotalCents,
          totals.discountCents,
          totals.taxCents,
          totals.totalCents,
        ]);
        const { data: listed } = (await on.send('GET', '/invoice?pageSize=1')).json.data;
        expect([listed[0].id, listed[0].totalCents]).toEqual([id, totals.totalCents]);
        const pdf = await readPdf(await pdfOf(id));
        const total = formatMoney(totals.totalCents, 'en-US', currency);
        // A space is one in a PDF, whether it breaks or not.
        expect(plain(pdf.pages.flat())).toContain(plain([`Total (${currency})|${total}`])[0]);
        const cells = (await on.send('GET', `/invoice/export.csv?ids=${id}`)).text
          .split('\r\n')[1]
          ?.split(',');
        expect(cells?.slice(6, 10).map(Number)).toEqual(
          Object.values(row).map((cents) => Number(decimalOf(cents, currency))),
        );
      }),
      { numRuns: Math.ceil(DOCUMENTS / 3), seed: 13 },
    );
  },
);
