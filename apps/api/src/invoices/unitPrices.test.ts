/** Unit prices with three decimals, from the price book to every document. All amounts are calculated by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSettings } from '../../test/company.ts';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { readPdf } from '../documents/readPdf.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());

async function done(method: 'POST' | 'PUT' | 'GET', path: string, body?: object) {
  const { json, text } = await on.send(method, path, body);
  if (!json.success) throw new Error(text);
  return json.data;
}

async function pdfRows(path: string) {
  const headers = { authorization: `Bearer ${await server.tokenOf('admin')}` };
  const response = await server.app.request(`/api/v1${path}`, { headers });
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return pages.flat().map((row) => row.replaceAll(/\s/g, ' '));
}

const csv = async (path: string) =>
  (await on.send('GET', path)).text
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));

async function column(path: string, name: string) {
  const [head = [], ...rows] = await csv(path);
  return rows.map((row) => row[head.indexOf(name)]);
}

// Before the others, because an issued invoice fixes the currency.
it.each([
  // 3 × 12.5 yen = 37.5 yen.
  ['JPY', 3, 12.5, 38, '12.5|38'],
  // 7 × 0.1255 dinars = 0.8785 dinars.
  ['KWD', 7, 125.5, 879, '0.1255|0.879'],
  ['EUR', 100, 65.5, 6550, '0.655|65.50'],
  ['USD', 9, 65.5, 590, '0.655|5.90'],
])(
  'a price has one decimal more than amounts in %s',
  async (currency, quantity, unitPriceCents, cents, cells) => {
    const { status } = await changeSettings(server, 'locale', { currency, currencyChange: 'KEEP_NUMBERS' });
    expect(status).toBe(200);
    const lines = [{ kind: 'ITEM', description: 'Copies', quantity, unit: 'ea', unitPriceCents }];
    const { id } = await on.draft({ workHours: 0, lines });
    expect((await done('GET', `/invoice/${id}`)).subtotalCents).toBe(cents);
    expect(await pdfRows(`/invoice/${id}/pdf`)).toContain(`Copies|${quantity} ea|${cells}`);
  },
);

it('a mile at $0.655, or $0.585 for a customer, has this price and its amount on every document', async () => {
  const mile = await done('POST', '/price-item', {
    name: 'Mileage',
    unit: 'mi',
    unitPriceCents: 65.5,
    taxable: false,
  });
  expect(mile.unitPriceCents).toBe(65.5);
  const { id: customerId } = await done('POST', '/customer', { name: 'Zia Energy' });
  const own = { priceItemId: mile.id, unitPriceCents: 58.5, from: '2026-11-01', until: '2026-11-30' };
  await done('POST', '/customer-price', { customerId, ...own });

  const driven = { kind: 'ITEM', description: 'Mileage', unit: 'mi', taxable: false, priceItemId: mile.id };
  const ticket = (workDate: string, quantity: number) =>
    on.approvedTicket({
      customerCompany: 'Zia Energy',
      workHours: 0,
      workDate,
      lines: [{ ...driven, quantity }],
    });
  // 143.2 mi × 0.585 = 83.772, and 143.2 mi × 0.655 = 93.796.
  const tickets = [await ticket('2026-11-30', 143.2), await ticket('2026-12-01', 143.2)];
  const read = await Promise.all(tickets.map(({ id }) => done('GET', `/ticket/${id}`)));
  expect(read.map(({ lines, totals }) => [lines[0].unitPriceCents, totals.totalCents])).toEqual([
    [58.5, 8377],
    [65.5, 9380],
  ]);
  expect(await pdfRows(`/ticket/${tickets[1]?.id}/pdf`)).toContain('Mileage|143.2 mi|0.655|93.80');

  const [draft] = await done('POST', '/invoice', { ticketIds: tickets.map(({ id }) => id) });
  // Saving the lines as they are read keeps the prices. 7.5 h × 115.335 = 865.0125.
  const labor = {
    kind: 'LABOR',
    description: 'Specialist',
    quantity: 7.5,
    unit: 'h',
    unitPriceCents: 11_533.5,
    taxable: true,
    reason: null,
    priceItemId: null,
    ticketId: null,
  };
  const saved = await done('PUT', `/invoice/${draft.id}`, {
    version: draft.version,
    lines: [...draft.lines, labor],
    taxPercent: 8.25,
  });
  // 83.77 + 93.80 + 865.01 = 1042.58, and 8.25 % of 865.01 are 71.363325.
  expect(saved).toMatchObject({ subtotalCents: 104_258, taxCents: 7136, totalCents: 111_394 });
  const invoice = await done('POST', `/invoice/${draft.id}/issue`, { version: saved.version });
  expect(invoice.lines.map(({ unitPriceCents }: { unitPriceCents: number }) => unitPriceCents)).toEqual([
    58.5, 65.5, 11_533.5,
  ]);
  const rows = await pdfRows(`/invoice/${draft.id}/pdf`);
  expect(rows).toContain('Mileage|143.2 mi|0.585|83.77');
  expect(rows).toContain('Specialist|7.5 h|115.335|865.01');

  const path = `/invoice/export.csv?ids=${draft.id}`;
  expect(await column(`${path}&format=quickbooks`, 'ItemRate')).toEqual(['0.585', '0.655', '115.335']);
  expect(await column(`${path}&format=quickbooks`, 'ItemAmount')).toEqual(['83.77', '93.8', '865.01']);
  expect(await column(`${path}&format=xero`, '*UnitAmount')).toEqual(['0.585', '0.655', '115.335']);

  // The credit of a complete line has the line's quantity and price, that of a part its amount.
  const { json } = await on.credit(draft.id, [
    [0, 8377],
    [1, 4690],
  ]);
  expect(json.data.creditNotes[0]).toMatchObject({ subtotalCents: 13_067, taxCents: 0, totalCents: 13_067 });
  const note = `/invoice/${draft.id}/credit-note/pdf?creditNoteId=${json.data.creditNotes[0].id}`;
  expect(await pdfRows(note)).toEqual(
    expect.arrayContaining(['Mileage|143.2 mi|0.585|83.77', 'Mileage|1 ea|46.90|46.90']),
  );
});

it('a client that sends integers keeps an exact price that it does not change', async () => {
  const { id, version } = await on.draft();
  const line = {
    kind: 'ITEM',
    description: 'Mile',
    quantity: 10,
    unit: 'mi',
    unitPriceCents: 65.5,
    taxable: false,
    reason: null,
    priceItemId: null,
    ticketId: null,
  };
  const exact = await done('PUT', `/invoice/${id}`, { version, lines: [line] });
  const same = await done('PUT', `/invoice/${id}`, { version: exact.version, notes: 'Thank you' });
  expect(same.lines[0].unitPriceCents).toBe(65.5);
  const rounded = { version: same.version, lines: [{ ...line, unitPriceCents: 66 }] };
  expect((await done('PUT', `/invoice/${id}`, rounded)).subtotalCents).toBe(660);
});
