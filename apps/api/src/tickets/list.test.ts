import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
let customers: { apache: string; rio: string };
let invoiceId: string;

const times = [
  '2026-03-08T05:59:59Z',
  '2026-03-08T06:00:00Z',
  '2026-03-09T04:59:59Z',
  '2026-03-09T05:00:00Z',
];
const COUNT = 24;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const { company, foreign } = server;
  customers = { apache: newId(), rio: newId() };
  invoiceId = newId();
  await db
    .insertInto('customers')
    .values([
      { company_id: company.id, id: customers.rio, name: 'Río Bravo Énergie' },
      { company_id: company.id, id: customers.apache, name: 'Apache Ridge' },
      { company_id: foreign.id, id: newId(), name: 'Foreign Oil' },
    ])
    .execute();
  await db.insertInto('invoices').values({ company_id: company.id, id: invoiceId, number: 1 }).execute();
  const ticket = (companyId: string, place: number) => ({
    company_id: companyId,
    id: newId(),
    number: 101 + place,
    location: `Pad ${place}`,
    well_name: place === 3 ? 'El Águila 7H' : 'Longhorn',
    description: place === 4 ? '100% of the pump_jack\\s seals' : 'Usual service',
    created_at: times[place] ?? new Date(Date.UTC(2026, 3, 1 + place)),
    work_hours: place / 2,
  });
  await db
    .insertInto('tickets')
    .values(
      Array.from({ length: COUNT }, (_, place) => ({
        ...ticket(company.id, place),
        invoice_id: place % 3 === 0 ? invoiceId : null,
        customer_id: place % 2 === 0 ? customers.apache : place < 6 ? customers.rio : null,
        technician_id: [company.users.tech.id, company.users.other.id, null][place % 3] ?? null,
      })),
    )
    .execute();
  await db
    .insertInto('tickets')
    .values([ticket(foreign.id, 0), ticket(foreign.id, 3)])
    .execute();
});
afterAll(() => server.close());

const list = async (query: string, person: 'owner' | 'tech' = 'owner') =>
  server.call(`/api/v1/ticket?${query}`, { token: await server.tokenOf(person) });
const statistics = async (query: string, person: 'owner' | 'tech' = 'owner') =>
  (await server.call(`/api/v1/ticket/statistics?${query}`, { token: await server.tokenOf(person) })).json
    .data;
const codes = async (query: string, person?: 'owner' | 'tech') =>
  (await list(query, person)).json.data.data.map(({ jobcode }: { jobcode: string }) => jobcode);
const codesOf = (...places: number[]) => places.map((place) => `TK-${101 + place}`);

describe('the ticket list', () => {
  it('is sorted newest first, ten per page, with the filter options', async () => {
    const { status, json } = await list('');
    expect(status).toBe(200);
    expect(json.data.meta.pagination).toEqual({ count: COUNT, pageCount: 3, pageNumber: 1, pageSize: 10 });
    expect(json.data.data).toHaveLength(10);
    expect(json.data.data[0]).toMatchObject({
      jobcode: 'TK-124',
      createdAt: '2026-04-24T00:00:00.000Z',
      company: null,
      technician: null,
      invoiceId: null,
      workHours: 11.5,
    });
    expect(json.data.data[2]).toMatchObject({
      company: null,
      technician: { id: server.company.users.tech.id, fullname: 'Tomás Beltrán', photo: null },
      invoiceId,
    });
    expect(json.data.data[1]?.company).toEqual({
      id: expect.any(String),
      name: 'Apache Ridge',
      photo: null,
    });
    const { technicians = [], customers: named = [] } = json.data.meta.data ?? {};
    expect(technicians.map(({ fullname }: { fullname: string }) => fullname)).toEqual([
      'Dana Whitfield',
      'Gil Gone',
      'Ina Invited',
      'Tomás Beltrán',
    ]);
    expect(named.map(({ name }: { name: string }) => name)).toEqual(['Apache Ridge', 'Río Bravo Énergie']);
  });

  it('contains every ticket once across pages, and nothing after the last page', async () => {
    for (const size of [1, 7, 10, 24, 100]) {
      const pages = Array.from({ length: Math.ceil(COUNT / size) }, (_, page) =>
        codes(`pageNumber=${page + 1}&pageSize=${size}`),
      );
      expect((await Promise.all(pages)).flat()).toEqual(
        Array.from({ length: COUNT }, (_, place) => `TK-${124 - place}`),
      );
    }
    const beyond = await list('pageNumber=1000000&pageSize=100');
    expect(beyond.json.data.data).toEqual([]);
    expect(beyond.json.data.meta.pagination).toEqual({
      count: COUNT,
      pageCount: 1,
      pageNumber: 1_000_000,
      pageSize: 100,
    });
  });

  it('filters by technicians and customers, with repeated or comma-separated ids', async () => {
    const { tech, other } = server.company.users;
    expect(await codes(`technicianIds=${tech.id}&pageSize=50`)).toEqual(codesOf(21, 18, 15, 12, 9, 6, 3, 0));
    const both = [
      `technicianIds=${tech.id},${other.id}`,
      `technicianIds=${tech.id}&technicianIds=${other.id}`,
    ];
    for (const query of both) {
      const { json } = await list(`${query}&customerIds=${customers.rio}`);
      expect(json.data.meta.pagination.count).toBe(2);
    }
    expect(await codes(`customerIds=${newId()}`)).toEqual([]);
  });

  it('filters by invoice status on every page, alone and with other filters', async () => {
    const notInvoiced = Array.from({ length: COUNT }, (_, n) => COUNT - 1 - n).filter((place) => place % 3);
    for (const size of [1, 5, 100]) {
      const pages = Array.from({ length: Math.ceil(notInvoiced.length / size) }, (_, page) =>
        codes(`invoiceStatuses=notInvoiced&pageNumber=${page + 1}&pageSize=${size}`),
      );
      expect((await Promise.all(pages)).flat()).toEqual(codesOf(...notInvoiced));
    }
    const { json } = await list('invoiceStatuses=invoiced&pageSize=5');
    expect(json.data.meta.pagination).toMatchObject({ count: 8, pageCount: 2 });
    expect(await codes('invoiceStatuses=invoiced&pageSize=5&pageNumber=2')).toEqual(codesOf(6, 3, 0));
    expect(await codes('invoiceStatuses=invoiced&search=longhorn&pageSize=4')).toEqual(
      codesOf(21, 18, 15, 12),
    );
    expect(await codes(`invoiceStatuses=invoiced&customerIds=${customers.rio}`)).toEqual(codesOf(3));
    const march8 = 'fromDate=2026-03-08&toDate=2026-03-08&timeZone=America/Chicago';
    expect(await codes(`${march8}&invoiceStatuses=invoiced`)).toEqual([]);
    expect(await codes(`${march8}&invoiceStatuses=notInvoiced`)).toEqual(codesOf(2, 1));
    expect((await list('invoiceStatuses=invoiced,notInvoiced')).json.data.meta.pagination.count).toBe(COUNT);
  });

  it('includes both ends of a date range in the time zone of the viewer', async () => {
    const march8 = 'fromDate=2026-03-08&toDate=2026-03-08';
    // Clocks go forward in Chicago on this day, which has 23 hours.
    expect(await codes(`${march8}&timeZone=America/Chicago`)).toEqual(codesOf(2, 1));
    expect(await codes(march8)).toEqual(codesOf(1, 0));
    expect(await codes('fromDate=2026-03-09&toDate=2026-04-05&timeZone=UTC')).toEqual(codesOf(4, 3, 2));
    expect(await codes('toDate=2026-03-07&timeZone=America/Chicago')).toEqual(codesOf(0));
  });
});

describe('ticket search', () => {
  it('matches every field, ignoring case and accents', async () => {
    for (const [query, expected] of [
      ['tk-104', codesOf(3)],
      ['#TK-104', codesOf(3)],
      ['EL AGUILA', codesOf(3)],
      ['águila', codesOf(3)],
      ['pad 3', codesOf(3)],
      ['rio bravo', codesOf(5, 3, 1)],
      ['RÍO énergie', codesOf(5, 3, 1)],
      ['no such word', []],
    ] as const) {
      expect([query, await codes(`pageSize=50&search=${encodeURIComponent(query)}`)]).toEqual([
        query,
        expected,
      ]);
    }
    expect(await codes('search=beltran&pageSize=50')).toEqual(codesOf(21, 18, 15, 12, 9, 6, 3, 0));
  });

  it('treats pattern characters as text', async () => {
    for (const [query, count] of [
      ['%', 0],
      ['_', 0],
      ['100%', 1],
      ['pump_jack', 1],
      ["'; drop table tickets; --", 0],
      ['\\', 0],
      ['🛢️', 0],
    ] as const) {
      const { status, json } = await list(`search=${encodeURIComponent(query)}`);
      expect([query, status, json.data.meta.pagination.count]).toEqual([query, 200, count]);
    }
  });

  it('works with filters and pages', async () => {
    const { json } = await list(`search=longhorn&customerIds=${customers.apache}&pageSize=5&pageNumber=2`);
    expect(json.data.meta.pagination).toMatchObject({ count: 12, pageCount: 3 });
    expect(json.data.data).toHaveLength(5);
  });
});

describe('ticket statistics', () => {
  it('count tickets with and without an invoice', async () => {
    const { json } = await server.call('/api/v1/ticket/statistics', { token: await server.tokenOf('owner') });
    expect(json.data).toEqual({ total: 24, assigned: 8, notAssigned: 16 });
  });

  it('apply the filters and ignore the search', async () => {
    expect(await statistics('search=aguila')).toEqual({ total: 24, assigned: 8, notAssigned: 16 });
    expect(await statistics(`customerIds=${customers.rio}`)).toEqual({
      total: 3,
      assigned: 1,
      notAssigned: 2,
    });
    expect(await statistics('invoiceStatuses=notInvoiced')).toEqual({
      total: 16,
      assigned: 0,
      notAssigned: 16,
    });
    expect(await statistics('invoiceStatuses=invoiced')).toEqual({ total: 8, assigned: 8, notAssigned: 0 });
    expect(await statistics('fromDate=2026-03-08&toDate=2026-03-08&timeZone=America%2FChicago')).toEqual({
      total: 2,
      assigned: 0,
      notAssigned: 2,
    });
  });
});

describe('a technician', () => {
  it('finds only their own tickets, with every filter', async () => {
    const own = codesOf(21, 18, 15, 12, 9, 6, 3, 0);
    expect(await codes('', 'tech')).toEqual(own);
    expect(await codes(`technicianIds=${server.company.users.tech.id}`, 'tech')).toEqual(own);
    expect(await codes(`technicianIds=${server.company.users.other.id}`, 'tech')).toEqual([]);
    expect(await codes('search=whitfield', 'tech')).toEqual([]);
    expect(await statistics('', 'tech')).toEqual({ total: 8, assigned: 8, notAssigned: 0 });
    expect(await statistics(`technicianIds=${server.company.users.other.id}`, 'tech')).toEqual({
      total: 0,
      assigned: 0,
      notAssigned: 0,
    });
    const { json } = await list('', 'tech');
    expect(json.data.meta.data?.technicians).toEqual([
      { id: server.company.users.tech.id, fullname: 'Tomás Beltrán' },
    ]);
  });
});

describe('compression', () => {
  it('is used only for clients that request it', async () => {
    const token = await server.tokenOf('owner');
    const ask = (encoding: string) =>
      server.app.request('/api/v1/ticket', {
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
      });
    expect((await ask('gzip, br')).headers.get('content-encoding')).toBe('br');
    expect((await ask('gzip')).headers.get('content-encoding')).toBe('gzip');
    const plain = await ask('br;q=0');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
  });
});
