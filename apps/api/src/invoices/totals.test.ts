import { decimalsOf, formatMoney } from '@derrick/domain/format';
import {
  accountingDefaults,
  creditableAmounts,
  creditTotals,
  type Invoice,
  type InvoiceLine,
  invoiceTotals,
  refundCentsOf,
} from '@derrick/domain/invoices';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '../../test/company.ts';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { readPdf } from '../documents/readPdf.ts';
import { decimalOf } from './exportCells.ts';
import { exportShape } from './exportLines.ts';
import { totalColumns, writeInvoiceLines } from './lines.ts';

// Few documents are needed here: the domain, the form and the export rows already test 10,000 calculations each, and a
// saved document costs six requests, including a PDF, while a stored document costs one.
const SAVED = 40;
const STORED = 300;
// Number of documents to store, each with its PDF drawn and read. 10,000 take half an hour.
const requestedCount = Number(process.env['TOTALS_DOCUMENTS'] ?? 0);

const BATCH = 200;

/** Other fields that an export reads of an invoice. */
const unissued = {
  id: '',
  number: null,
  status: 'DRAFT' as const,
  customerName: 'Theirs',
  issueDate: null,
  dueDate: null,
  termsDays: 30,
  costReference: null,
  paidCents: 0,
  createdAt: new Date(0),
};

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());

/** Replaces each whitespace character, such as a no-break space, with a space. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** Returns the last total that the PDF shows. On a draft, the watermark can be in the same line, before the total. */
const totalIn = ({ pages }: { pages: string[][] }) =>
  pages
    .flat()
    .map((row) => plain(row).match(/Total \(.*$/)?.[0])
    .findLast((total) => total !== undefined);

const pdfOf = async (id: string) => {
  const headers = { authorization: `Bearer ${await server.tokenOf('admin')}` };
  const response = await server.app.request(`/api/v1/invoice/${id}/pdf`, { headers });
  return new Uint8Array(await response.arrayBuffer());
};

const decimals = (places: number, max: number) =>
  fc
    .integer({ min: 0, max: max * 10 ** places })
    .map((value) => Number((value / 10 ** places).toFixed(places)));

const line: fc.Arbitrary<InvoiceLine> = fc
  .record({
    quantity: decimals(3, 2000),
    unitPriceCents: fc.oneof(fc.integer({ min: 0, max: 100_000 }), decimals(1, 1000)),
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

interface Document {
  lines: InvoiceLine[];
  discount: { percent: number } | null;
  taxPercent: number;
}

const documents: fc.Arbitrary<Document> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  discount: fc.option(fc.record({ percent: decimals(2, 100) })),
  taxPercent: decimals(3, 30),
});

/** A discount that is an amount, instead of the document's percentage. */
const amountDiscounts = fc.option(fc.integer({ min: 0, max: 100_000 }));

it.each(['USD', 'JPY', 'KWD', 'EUR'])(
  'API, list, database, PDF and export show the same totals in %s',
  async (currency) => {
    await changeSettings(server, 'locale', { currency, currencyChange: 'KEEP_NUMBERS' });
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
        expect(totalIn(pdf)).toBe(plain(`Total (${currency})|${total}`));
        const cells = (await on.send('GET', `/invoice/export.csv?ids=${id}`)).text
          .split('\r\n')[1]
          ?.split(',');
        expect(cells?.slice(6, 10).map(Number)).toEqual(
          Object.values(row).map((cents) => Number(decimalOf(cents, currency))),
        );
      }),
      { numRuns: Math.ceil(SAVED / 4), seed: 13 },
    );
  },
);

describe('10,000 random invoices', () => {
  it.each(['USD', 'JPY', 'KWD', 'EUR'])('have the same total in every export, in %s', (currency) => {
    const [plainRows, quickBooks, xero] = (['plain', 'quickbooks', 'xero'] as const).map((format) =>
      exportShape(format, 'en', accountingDefaults),
    );
    const inCents = (value: unknown) => Math.round(Number(value) * 10 ** decimalsOf(currency));
    const inTenths = (value: unknown) => Math.round(Number(value) * 10 ** (decimalsOf(currency) + 1));
    fc.assert(
      fc.property(documents, amountDiscounts, (document, discountCents) => {
        const discount = discountCents === null ? document.discount : { cents: discountCents };
        const totals = invoiceTotals({ ...document, discount });
        fc.pre(totals.subtotalCents >= (discountCents ?? 0));
        const discountPercent = discount && 'percent' in discount ? discount.percent : null;
        const exported = {
          ...unissued,
          ...document,
          ...totals,
          discountPercent,
          currency,
          creditedCents: 0,
          balanceCents: totals.totalCents,
        };
        const [cells = []] = plainRows?.rowsOf(exported) ?? [];
        expect(cells.slice(6, 10).map(inCents)).toEqual([
          totals.subtotalCents,
          totals.discountCents,
          totals.taxCents,
          totals.totalCents,
        ]);
        const sumOf = (values: readonly number[]) => values.reduce((sum, cents) => sum + cents, 0);
        const column = (name: string) => quickBooks?.headers.indexOf(name) ?? -1;
        const rows = quickBooks?.rowsOf(exported) ?? [];
        const taxes = rows.map((row) => inCents(row[column('ItemTaxAmount')]));
        expect(sumOf(taxes)).toBe(totals.taxCents);
        expect(sumOf(rows.map((row) => inCents(row[column('ItemAmount')])))).toBe(
          totals.totalCents - totals.taxCents,
        );
        for (const [index, row] of rows.entries()) {
          expect(row[column('ItemTaxCode')]).toBe(row[column('Taxable')] === 'Y' ? 'TAX' : 'NON');
          if (row[column('Taxable')] === 'N') expect(taxes[index]).toBe(0);
        }
        // Xero calculates each row from these cells.
        const imported = (xero?.rowsOf(exported) ?? []).map((row) => {
          const cell = (name: string) => row[xero?.headers.indexOf(name) ?? -1];
          const line = {
            kind: 'ITEM',
            description: '',
            quantity: Number(cell('*Quantity')),
            unitPriceCents: inTenths(cell('*UnitAmount')) / 10,
            taxable: cell('*TaxType') === accountingDefaults.xeroTaxType,
          };
          const percent = cell('Discount');
          return invoiceTotals({
            lines: [line],
            discount: typeof percent === 'number' ? { percent } : null,
            taxPercent: document.taxPercent,
          }).totalCents;
        });
        expect(sumOf(imported)).toBe(totals.totalCents);
      }),
      { numRuns: 2500, seed: 13 },
    );
  });
});

/** Stores drafts with these contents and returns their ids. */
async function store(contents: readonly Document[], currency: string) {
  const { db } = server.database;
  const company_id = server.company.id;
  const ids = contents.map(() => newId());
  const rows = contents.map((document, index) => ({
    company_id,
    id: ids[index] ?? '',
    number: null,
    status: 'DRAFT' as const,
    currency,
    discount_percent: document.discount?.percent ?? null,
    tax_percent: document.taxPercent,
    ...totalColumns(document),
  }));
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto('invoices')
      .values(rows.slice(from, from + BATCH))
      .execute();
    await db.transaction().execute(async (trx) => {
      for (const [index, { lines }] of contents.slice(from, from + BATCH).entries())
        await writeInvoiceLines(trx, company_id, ids[from + index] ?? '', lines);
    });
  }
  return ids;
}

it.each(['USD', 'JPY', 'KWD', 'EUR'])(
  'stored drafts in %s have the same totals in the API, the list, the statistics and the export',
  async (currency) => {
    await server.database.db.updateTable('tickets').set({ invoice_id: null }).execute();
    await server.database.db.deleteFrom('invoices').execute();
    await changeSettings(server, 'locale', { currency, currencyChange: 'KEEP_NUMBERS' });
    const numRuns = Math.ceil((requestedCount || STORED) / 4);
    const contents = fc
      .sample(documents, { numRuns, seed: 21 })
      .filter((document) => invoiceTotals(document).subtotalCents >= 0);
    const ids = await store(contents, currency);
    const totals = new Map(contents.map((document, index) => [ids[index], invoiceTotals(document)]));
    const listed: { id: string; totalCents: number }[] = [];
    for (let page = 1; listed.length < ids.length; page += 1) {
      const { data } = (await on.send('GET', `/invoice?pageSize=100&status=DRAFT&pageNumber=${page}`)).json
        .data;
      expect(data).not.toEqual([]);
      listed.push(...data);
    }
    const csv = (await on.send('GET', '/invoice/export.csv?status=DRAFT')).text.trim().split('\r\n').slice(1);
    expect([listed.length, csv.length]).toEqual([ids.length, ids.length]);
    let sum = 0;
    for (const [index, { id, totalCents }] of listed.entries()) {
      const expected = totals.get(id);
      expect(totalCents).toBe(expected?.totalCents);
      sum += totalCents;
      const cells = csv[index]?.split(',').slice(6, 10).map(Number);
      const { subtotalCents = 0, discountCents = 0, taxCents = 0 } = expected ?? {};
      expect(cells).toEqual(
        [subtotalCents, discountCents, taxCents, totalCents].map((cents) =>
          Number(decimalOf(cents, currency)),
        ),
      );
      const { lineCents: _, ...whole } = expected ?? { lineCents: [] };
      expect((await on.send('GET', `/invoice/${id}`)).json.data).toMatchObject(whole);
      if (requestedCount > 0) {
        const pdf = await readPdf(await pdfOf(id));
        const total = formatMoney(totalCents, 'en-US', currency);
        expect(totalIn(pdf)).toBe(plain(`Total (${currency})|${total}`));
      }
    }
    const statistics = (await on.send('GET', '/invoice/statistics')).json.data;
    expect(statistics.draft).toEqual({ count: ids.length, cents: sum });
  },
  requestedCount > 0 ? 3_600_000 : undefined,
);

/** Issued invoices per currency. Each costs some ten requests; the domain tests 10,000 without a server. */
const CREDITED = 3;

it.each(['USD', 'JPY', 'KWD', 'EUR'])(
  'credited invoices in %s have the same credit and balance in the API, the list, the aging report, the export and the PDF',
  async (currency) => {
    const { db } = server.database;
    await db.updateTable('invoice_settings').set({ currency }).execute();
    const shares = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 4 }));
    const cases = fc
      .sample(fc.tuple(documents, shares), { numRuns: 20, seed: 31 })
      .filter(([document]) => invoiceTotals(document).totalCents > 1000)
      .slice(0, CREDITED);
    expect(cases).toHaveLength(CREDITED);
    let openCents = 0;
    for (const [document, [paidShare, creditedShare]] of cases) {
      const draft = await on.draft();
      await on.send('PUT', `/invoice/${draft.id}`, document);
      const invoice: Invoice = (await on.send('POST', `/invoice/${draft.id}/issue`, { version: 2 })).json
        .data;
      const paidCents = Math.floor((invoice.totalCents * paidShare) / 4);
      if (paidCents > 0) await on.pay(draft.id, paidCents);
      const lines = creditableAmounts(invoice).flatMap((cents, index) => {
        const amountCents = Math.trunc((cents * creditedShare) / 4);
        return amountCents === 0 ? [] : [[index, amountCents] as const];
      });
      const note = creditTotals(
        invoice,
        lines.map(([index, amountCents]) => ({ line: index, amountCents })),
      );
      const refunded = refundCentsOf(invoice.totalCents - paidCents, note.totalCents);
      const refund = refunded > 0 ? { method: 'ACH', reference: null, refundedOn: '2026-11-24' } : null;
      const reply = await on.credit(draft.id, lines, { refund });
      expect(reply.status, reply.text).toBe(200);
      const { creditNotes, ...credited }: Invoice = reply.json.data;
      const balanceCents = invoice.totalCents - (paidCents - refunded) - note.totalCents;
      expect(creditNotes).toMatchObject([note]);
      expect(credited).toMatchObject({
        paidCents: paidCents - refunded,
        creditedCents: note.totalCents,
        balanceCents,
      });
      openCents += balanceCents;
      const { data: listed } = (await on.send('GET', '/invoice?pageSize=1')).json.data;
      expect(listed[0]).toMatchObject({ id: draft.id, creditedCents: note.totalCents, balanceCents });
      const cells = (await on.send('GET', `/invoice/export.csv?ids=${draft.id}`)).text.split('\r\n')[1];
      expect(cells?.split(',').slice(10, 13).map(Number)).toEqual(
        [paidCents - refunded, note.totalCents, balanceCents].map((cents) =>
          Number(decimalOf(cents, currency)),
        ),
      );
      const headers = { authorization: `Bearer ${await server.tokenOf('admin')}` };
      const path = `/api/v1/invoice/${draft.id}/credit-note/pdf?creditNoteId=${creditNotes[0]?.id}`;
      const pdf = await readPdf(
        new Uint8Array(await (await server.app.request(path, { headers })).arrayBuffer()),
      );
      const total = formatMoney(note.totalCents, 'en-US', currency);
      expect(totalIn(pdf)).toBe(plain(`Total (${currency})|${total}`));
    }
    const { totals } = (await on.send('GET', '/invoice/aging')).json.data;
    expect(totals.total).toBe(openCents);
    const { awaitingPayment } = (await on.send('GET', '/invoice/statistics')).json.data;
    expect(awaitingPayment.cents).toBe(openCents);
  },
);
