import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
/** Number of the invoice of each credit note. */
const invoiceNumbers: Record<'applied' | 'part' | 'refunded', string> = {
  applied: '',
  part: '',
  refunded: '',
};
const names: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
  const refund = { method: 'ACH', reference: 'R-1', refundedOn: '2026-11-24' };
  const credit = async (
    name: keyof typeof invoiceNumbers,
    fields: object,
    paidCents: number,
    cents: number,
  ) => {
    const { id, number } = await on.issued(fields);
    if (paidCents > 0) await on.pay(id, paidCents);
    const { json } = await on.credit(id, [[0, cents]], paidCents > 0 ? { refund } : {});
    names[json.data.creditNotes[0].id] = name;
    invoiceNumbers[name] = number ?? '';
  };
  await credit('applied', { customerCompany: 'Ácido Norte' }, 0, 300);
  await credit('part', { customerCompany: 'Blue Mesa', workHours: 1 }, 11_450, 200);
  await credit('refunded', { customerCompany: 'Blue Mesa', workHours: 1 }, 11_550, 100);
});
afterAll(() => server.close());

async function listed(query: string): Promise<(string | undefined)[]> {
  const { json } = await on.send('GET', `/credit-note?${query}`);
  return json.data.data.map(({ id }: { id: string }) => names[id]);
}

describe('the list of credit notes', () => {
  it('shows the newest first, with invoice, customer, amount and refund', async () => {
    expect(await listed('')).toEqual(['refunded', 'part', 'applied']);
    const { json } = await on.send('GET', '/credit-note?pageSize=1&pageNumber=2');
    expect(json.data.meta.pagination).toMatchObject({ count: 3, pageCount: 3 });
    expect(json.data.data[0]).toMatchObject({
      number: expect.stringMatching(/^CN-/),
      invoice: { number: invoiceNumbers.part },
      customer: { name: 'Blue Mesa' },
      currency: 'USD',
      totalCents: 200,
      refundCents: 100,
    });
  });

  it.each([
    ['status=APPLIED', ['applied']],
    ['status=PARTLY_REFUNDED', ['part']],
    ['status=REFUNDED,APPLIED', ['refunded', 'applied']],
    ['search=acido', ['applied']],
    ['search=blue+mesa', ['refunded', 'part']],
    ['search=%25', []],
    ['sort=total', ['refunded', 'part', 'applied']],
    ['sort=-number', ['refunded', 'part', 'applied']],
    ['sort=-customer', ['refunded', 'part', 'applied']],
    ['toDate=2020-01-01', []],
    ['fromDate=2020-01-01&status=APPLIED', ['applied']],
  ])('%s → %j', async (query, expected) => expect(await listed(query)).toEqual(expected));

  it('finds the number of the credit note and that of its invoice', async () => {
    const { number } = (await on.send('GET', '/credit-note?status=APPLIED')).json.data.data[0];
    expect(await listed(`search=${number}`)).toEqual(['applied']);
    expect(await listed(`search=${invoiceNumbers.refunded}`)).toEqual(['refunded']);
  });

  it('is exported as CSV, all or by ids', async () => {
    const rowsOf = async (query: string) =>
      (await on.send('GET', `/credit-note/export.csv?${query}`)).text.trim().split('\r\n');
    const [headers, ...rows] = await rowsOf('status=PARTLY_REFUNDED,APPLIED');
    expect(headers).toContain('Number,Invoice,Customer,Issued,Status,Currency,Total,Refunded,Reason');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^CN-\d+,[^,]+,Blue Mesa,[\d-]+,Partly refunded,USD,2,1,/);
    const id = Object.keys(names).find((key) => names[key] === 'refunded');
    expect(await rowsOf(`ids=${id}`)).toHaveLength(2);
  });

  it('is only for users who can read invoices', async () => {
    expect((await on.send('GET', '/credit-note', undefined, 'tech')).status).toBe(403);
  });
});
