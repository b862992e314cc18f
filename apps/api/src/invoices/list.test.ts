import { addDays } from '@derrick/domain/format';
import { agingBuckets, dueDaysOf, invoiceStatusFilters, invoiceTotals } from '@derrick/domain/invoices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '../../test/company.ts';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { dayIn } from '../platform/dayRange.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
const invoiceIds: Record<'draft' | 'open' | 'late' | 'part' | 'paid' | 'void', string> = {
  draft: '',
  open: '',
  late: '',
  part: '',
  paid: '',
  void: '',
};

const today = dayIn(new Date());

beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
  invoiceIds.draft = (await on.draft({ customerCompany: 'Ácido Norte' })).id;
  invoiceIds.open = (await on.issued({ customerCompany: 'Blue Mesa', workHours: 1 })).id;
  invoiceIds.late = (await on.issued({ customerCompany: 'Blue Mesa', workHours: 2 })).id;
  invoiceIds.part = (await on.issued({ customerCompany: 'Blue Mesa', workHours: 3 })).id;
  invoiceIds.paid = (await on.issued({ workHours: 4 })).id;
  invoiceIds.void = (await on.issued({ workHours: 5 })).id;
  await on.pay(invoiceIds.part, 100);
  await on.pay(invoiceIds.paid, 4 * 11_550);
  await on.send('POST', `/invoice/${invoiceIds.void}/void`, { reason: 'Wrong' });
  for (const id of [invoiceIds.late, invoiceIds.part]) {
    await server.database.db
      .updateTable('invoices')
      .set({ due_date: addDays(today, -1), list_day: '2026-01-31' })
      .where('company_id', '=', server.company.id)
      .where('id', '=', id)
      .execute();
  }
});
afterAll(() => server.close());

async function listed(query: string): Promise<string[]> {
  const { json } = await on.send('GET', `/invoice?${query}`);
  const names = new Map(Object.entries(invoiceIds).map(([name, id]) => [id, name]));
  return json.data.data.map(({ id }: { id: string }) => names.get(id) ?? id);
}

describe('the invoice list', () => {
  it('shows the newest invoices first and marks past-due invoices', async () => {
    expect(await listed('')).toEqual(['void', 'paid', 'part', 'late', 'open', 'draft']);
    const { json } = await on.send('GET', '/invoice?pageSize=1&pageNumber=4');
    expect(json.data.meta.pagination).toEqual({ count: 6, pageCount: 6, pageNumber: 4, pageSize: 1 });
    expect(json.data.data[0]).toMatchObject({
      number: 'INV-01002',
      status: 'ISSUED',
      isPastDue: true,
      customer: { name: 'Blue Mesa' },
      currency: 'USD',
      totalCents: 23_100,
      balanceCents: 23_100,
    });
  });

  it.each([
    ['status=DRAFT', ['draft']],
    ['status=AWAITING_PAYMENT', ['open']],
    ['status=PAST_DUE', ['part', 'late']],
    ['status=PAID,VOID', ['void', 'paid']],
    ['status=UNCOLLECTIBLE', []],
    ['status=ISSUED', ['late', 'open']],
    ['status=PARTIALLY_PAID,AWAITING_PAYMENT', ['part', 'open']],
    ['toDate=2026-01-31', ['part', 'late']],
    [`fromDate=2026-02-01&status=PAID`, ['paid']],
    ['search=acido', ['draft']],
    ['search=blue+01001', ['open']],
    ['search=inv-01004', ['paid']],
    ['search=norte&status=PAID', []],
    ['search=%25', []],
    ['sort=customer', ['draft', 'part', 'late', 'open', 'void', 'paid']],
    ['sort=-total', ['draft', 'void', 'paid', 'part', 'late', 'open']],
    ['sort=number', ['open', 'late', 'part', 'paid', 'void', 'draft']],
    ['sort=-balance&status=PAST_DUE', ['part', 'late']],
  ])('supports %s', async (query, names) => expect(await listed(query)).toEqual(names));

  it('finds the invoice of a ticket and the invoices of a customer', async () => {
    const { tickets, customer } = (await on.send('GET', `/invoice/${invoiceIds.void}`)).json.data;
    expect(await listed(`search=${tickets[0].jobcode}`)).toEqual(['void']);
    expect(await listed(`customerIds=${customer.id}`)).toEqual(['void', 'paid']);
  });

  it('has counts and sums by status', async () => {
    const { json } = await on.send('GET', '/invoice/statistics?status=PAID&search=nothing');
    expect(json.data).toEqual({
      currency: 'USD',
      draft: { count: 1, cents: 92_400 },
      awaitingPayment: { count: 1, cents: 11_550 },
      pastDue: { count: 2, cents: 23_100 + 34_550 },
      paid: { count: 1, cents: 46_200 },
      void: { count: 1, cents: 57_750 },
      uncollectible: { count: 0, cents: 0 },
    });
    expect((await on.send('GET', '/invoice/statistics?toDate=2026-01-31')).json.data).toMatchObject({
      paid: { count: 0 },
      pastDue: { count: 2 },
    });
  });

  it('has the same counts from the daily sums and from the invoices', async () => {
    const { json } = await on.send('GET', '/customer?pageSize=100');
    const all = `customerIds=${json.data.data.map(({ id }: { id: string }) => id).join(',')}`;
    const days = ['', '&toDate=2026-01-31', '&fromDate=2026-02-01', '&fromDate=2026-01-31&toDate=2026-01-31'];
    for (const span of days) {
      const statistics = (query: string) => on.send('GET', `/invoice/statistics?${query}${span}`);
      expect((await statistics('')).json.data).toEqual((await statistics(all)).json.data);
      for (const status of [...invoiceStatusFilters, 'PAST_DUE,PAID']) {
        const counted = async (query: string) =>
          (await on.send('GET', `/invoice?pageSize=1&status=${status}${span}&${query}`)).json.data.meta
            .pagination;
        expect(await counted('')).toEqual(await counted(all));
      }
    }
  });

  it('is visible only to users who may see prices, and only admins may void an invoice', async () => {
    // This comes before the manager's first request: the server caches permissions for some seconds.
    await server.database.db
      .updateTable('companies')
      .set({ prices_seen_by: 'MANAGER' })
      .where('id', '=', server.company.id)
      .execute();
    const status = async (path: string, as: 'manager' | 'tech') =>
      (await on.send('GET', path, undefined, as)).status;
    const path = `/invoice/${invoiceIds.open}`;
    expect([await status('/invoice', 'manager'), await status(path, 'manager')]).toEqual([200, 200]);
    expect([await status('/invoice', 'tech'), await status(path, 'tech')]).toEqual([403, 403]);
    expect((await on.send('POST', `${path}/void`, { reason: 'x' }, 'manager')).status).toBe(403);
  });
});

/** Parses CSV without quoted line breaks. */
const rowsOf = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));

describe('the invoice export', () => {
  it('has a row for each invoice, with the amounts of the API', async () => {
    const { text, headers } = await on.send('GET', '/invoice/export.csv?status=PAST_DUE');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="invoices-${today}.csv"`);
    const [head, ...rows] = rowsOf(text);
    expect(head?.slice(0, 3)).toEqual(['Number', 'Customer', 'Issued']);
    expect(rows.map((row) => [row[0], row[9], row[10], row[12]])).toEqual([
      ['INV-01003', '346.5', '1', '345.5'],
      ['INV-01002', '231', '0', '231'],
    ]);
  });

  it('has a row for each line for QuickBooks and Xero, with the codes of the company, adding up to the total', async () => {
    const codes = { quickBooksTaxCode: 'State', xeroTaxType: 'Texas (8.25%)', xeroAccountCode: '400' };
    await changeSettings(server, 'invoices', codes);
    const { id } = await on.draft({ travelHours: 1.3 });
    const { json } = await on.send('PUT', `/invoice/${id}`, {
      discount: { percent: 3.33 },
      taxPercent: 8.25,
    });
    await on.send('POST', `/invoice/${id}/issue`, { version: json.data.version });
    const exported = async (format: string) => {
      const path = `/invoice/export.csv?format=${format}&ids=${id},${invoiceIds.draft}`;
      const [head, ...rows] = rowsOf((await on.send('GET', path)).text);
      return (name: string) => rows.map((row) => row[head?.indexOf(name) ?? -1]);
    };
    const quickBooks = await exported('quickbooks');
    expect(quickBooks('Item(Product/Service)')).toEqual(['Labor', 'Travel', 'Discount']);
    expect(quickBooks('Taxable')).toEqual(['Y', 'Y', 'Y']);
    expect(quickBooks('ItemTaxCode')).toEqual(['State', 'State', 'State']);
    const amounts = [...quickBooks('ItemAmount'), ...quickBooks('ItemTaxAmount')];
    expect(amounts.reduce((sum, value) => sum + Math.round(Number(value) * 100), 0)).toBe(
      json.data.totalCents,
    );
    expect(json.data.totalCents).toBe(invoiceTotals(json.data).totalCents);
    const xero = await exported('xero');
    expect(xero('Discount').slice(0, 2)).toEqual(['3.33', '3.33']);
    expect(xero('*TaxType').slice(0, 2)).toEqual(['Texas (8.25%)', 'Texas (8.25%)']);
    expect(new Set(xero('*AccountCode'))).toEqual(new Set(['400']));
  });
});

describe('the aging report', () => {
  const customer = 'Aged Co';
  const days = { notDue: 0, upTo30: -30, upTo60: -31, upTo90: -90, over90: -91 } as const;
  const aging = async (query = '') => (await on.send('GET', `/invoice/aging${query}`)).json.data;
  const agedRow = async (query?: string) =>
    (await aging(query)).rows.find((row: { customer: { name: string } }) => row.customer.name === customer);

  it('adds up the open balances per customer by days past due, as the list and the statistics do', async () => {
    const { db } = server.database;
    const ids: string[] = [];
    for (const [index, bucket] of agingBuckets.entries()) {
      const { id } = await on.issued({ customerCompany: customer, workHours: index + 1 });
      await db
        .updateTable('invoices')
        .set({ due_date: addDays(today, days[bucket]), issue_date: addDays(today, -120) })
        .where('id', '=', id)
        .execute();
      ids.push(id);
    }
    await on.pay(ids[1] ?? '', 50, { paidOn: today });
    await on.credit(ids[2] ?? '', [[0, 150]]);
    const { amounts, customer: aged } = await agedRow();
    expect(amounts).toEqual({
      notDue: 11_550,
      upTo30: 2 * 11_550 - 50,
      upTo60: 3 * 11_550 - 150,
      upTo90: 4 * 11_550,
      over90: 5 * 11_550,
      total: 15 * 11_550 - 200,
    });
    const { totals, currency } = await aging();
    const { awaitingPayment, pastDue } = (await on.send('GET', '/invoice/statistics')).json.data;
    expect(totals.total).toBe(awaitingPayment.cents + pastDue.cents);
    expect(totals.total - totals.notDue).toBe(pastDue.cents);
    for (const [index, bucket] of agingBuckets.entries()) {
      const { from = '', to = '' } = dueDaysOf(bucket, today);
      const range = `${from && `&fromDate=${from}`}${to && `&toDate=${to}`}&dateField=dueDate`;
      const query = `customerIds=${aged.id}&status=AWAITING_PAYMENT,PAST_DUE${range}`;
      expect((await on.send('GET', `/invoice?${query}`)).json.data.data).toMatchObject([
        { id: ids[index], balanceCents: amounts[bucket] },
      ]);
    }
    const rows = (await on.send('GET', '/invoice/aging.csv')).text.trim().split('\r\n');
    expect(rows[0]).toContain('Customer,Not due,1–30 days,31–60 days,61–90 days,Over 90 days,Total,Currency');
    expect(rows).toContain(`${customer},115.5,230.5,345,462,577.5,1730.5,USD`);
    expect(rows.at(-1)).toBe(
      `Total,${[...agingBuckets, 'total'].map((name) => totals[name] / 100)},${currency}`,
    );
  });

  it('can be read as of an earlier day, without later payments and credit notes', async () => {
    const { amounts } = await agedRow(`?asOf=${addDays(today, -31)}`);
    expect(amounts).toEqual({
      notDue: (1 + 2 + 3) * 11_550,
      upTo30: 0,
      upTo60: (4 + 5) * 11_550,
      upTo90: 0,
      over90: 0,
      total: 15 * 11_550,
    });
    expect(await agedRow(`?asOf=${addDays(today, -121)}`)).toBeUndefined();
  });

  it('is only for users who can read invoices', async () => {
    expect((await on.send('GET', '/invoice/aging', undefined, 'tech')).status).toBe(403);
  });
});
