import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = async (input: object, person: Person = 'owner') =>
  (
    await server.call('/api/v1/ticket', {
      method: 'POST',
      token: await server.tokenOf(person),
      body: { ...ticketInput, ...input },
    })
  ).json.data;
const get = async (query = '', person: Person = 'owner', headers: Record<string, string> = {}) =>
  server.call(`/api/v1/ticket/export.csv${query}`, { token: await server.tokenOf(person), headers });

/** Parses CSV like a spreadsheet (RFC 4180). */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  for (let match = pattern.exec(text); match && match[0] !== ''; match = pattern.exec(text)) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

const idsOf = (text: string) =>
  parseCsv(text)
    .slice(1)
    .map(([id]) => id);

describe('a ticket export', () => {
  it('is a CSV file for spreadsheets with the columns of the list and of the form', async () => {
    const { company } = server;
    const ticket = await create({
      description: 'Line one\n"quoted", and; more',
      notes: '=HYPERLINK("http://evil.example","click")',
      location: '+Pad',
      wellName: '@well',
      customerCompany: '-Água, Co.',
      customerName: 'Ray',
      technicianId: company.users.tech.id,
      jobTypeId: company.jobTypeId,
      workStartedAt: '22:00',
      workEndedAt: '05:30',
      travelHours: 1.5,
      workDate: '2026-01-04',
      costReference: '=AFE 7',
    });
    await server.database.db
      .updateTable('tickets')
      .set({ created_at: new Date('2026-01-05T02:00:00Z') })
      .where('id', '=', ticket.id)
      .execute();
    const { status, headers, text } = await get('?timeZone=America/Chicago');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="job-tickets-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    const raw = await server.app.request('/api/v1/ticket/export.csv', {
      headers: { authorization: `Bearer ${await server.tokenOf('owner')}` },
    });
    // Reading as text would remove the byte order mark.
    expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], row = [], ...others] = parseCsv(text);
    expect(others).toEqual([]);
    expect(Object.fromEntries(head.map((name, place) => [name, row[place]]))).toEqual({
      'Ticket ID': ticket.jobcode,
      // The previous day in Texas.
      'Created Date': 'Jan 04, 2026',
      Company: "'-Água, Co.",
      Technician: 'Tomás Beltrán',
      Status: 'Not Invoiced',
      'Time Logged': '7.5',
      'Customer Name': 'Ray',
      'Job Type': 'Senior technician',
      Invoice: '',
      Location: "'+Pad",
      'Well Name': "'@well",
      Description: 'Line one\n"quoted", and; more',
      'Additional Notes': '\'=HYPERLINK("http://evil.example","click")',
      'Work Start': '22:00',
      'Work End': '05:30',
      'Travel Start': '',
      'Travel End': '',
      'Travel Hours': '1.5',
      'Work Date': 'Jan 04, 2026',
      'Cost Reference': "'=AFE 7",
      Amount: '1039.5',
      Review: 'Submitted',
      'Break (minutes)': '0',
    });
    const [seen = []] = parseCsv((await get('', 'manager')).text);
    expect(seen).toEqual(head.filter((name) => name !== 'Amount'));
  });

  it('uses the language of the user', async () => {
    const { headers, text } = await get('', 'owner', { 'accept-language': 'es-MX' });
    expect(headers.get('content-disposition')).toContain('tickets-de-trabajo-');
    expect(text).toContain('N.º de ticket,Fecha de creación,Empresa');
    expect(text).toContain('Sin facturar');
    expect(text).toContain('05 ene 2026');
  });

  it('contains the tickets that match the filters, the search and the ids', async () => {
    const one = await create({ location: 'Caprock', customerCompany: 'Eagle' });
    const two = await create({ location: 'Caprock' });
    const token = await server.tokenOf('owner');
    const options = (await server.call('/api/v1/ticket', { token })).json.data.meta.data;
    const eagle = options.customers.find(({ name }: { name: string }) => name === 'Eagle').id;
    expect(idsOf((await get('?search=caprock')).text)).toEqual([two.jobcode, one.jobcode]);
    expect(idsOf((await get(`?customerIds=${eagle}`)).text)).toEqual([one.jobcode]);
    expect(idsOf((await get(`?ids=${one.id},${two.id}&search=nothing`)).text)).toEqual([]);
    expect(idsOf((await get('?toDate=2026-01-31')).text)).toHaveLength(1);
    expect(idsOf((await get(`?ids=${newId()}`)).text)).toEqual([]);
    expect(idsOf((await get('?search=caprock&invoiceStatuses=invoiced')).text)).toEqual([]);
    expect(idsOf((await get('?search=caprock&invoiceStatuses=notInvoiced')).text)).toHaveLength(2);
    const posted = await server.call('/api/v1/ticket/export.csv', {
      method: 'POST',
      token,
      body: { ids: [two.id, one.id.toUpperCase()], timeZone: 'UTC' },
    });
    expect(idsOf(posted.text)).toEqual([two.jobcode, one.jobcode]);
  });

  it('is limited to the company, and for technicians to their own tickets', async () => {
    const foreignToken = (await server.signIn(server.foreign.users.owner.email)).accessToken;
    const theirs = await server.call('/api/v1/ticket', {
      method: 'POST',
      token: foreignToken,
      body: { ...ticketInput, location: 'Secret' },
    });
    expect((await get()).text).not.toContain('Secret');
    expect(idsOf((await get(`?ids=${theirs.json.data.id}`)).text)).toEqual([]);
    const own = await create({}, 'tech');
    const seen = idsOf((await get('', 'tech')).text);
    expect(seen).toContain(own.jobcode);
    expect(seen).toHaveLength(2);
    expect(idsOf((await get(`?technicianIds=${server.company.users.other.id}`, 'tech')).text)).toEqual([]);
  });

  it('is rejected with invalid filters, and is not compressed', async () => {
    for (const [query, errors] of [
      ['?ids=me', { 'ids.0': 'idInvalid' }],
      ['?fromDate=2026-02-02&toDate=2026-02-01', { toDate: 'dateRangeInverted' }],
      ['?timeZone=Mars', { timeZone: 'timeZoneInvalid' }],
    ] as const) {
      const { status, json } = await get(query);
      expect([status, json.errors]).toEqual([400, errors]);
    }
    const { headers } = await get('', 'owner', { 'accept-encoding': 'br, gzip' });
    expect(headers.get('content-encoding')).toBeNull();
  });
});

function countBatches(): () => number {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  return () =>
    query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('with page as')).length;
}

describe('an export of 20,000 tickets', () => {
  it('contains every ticket once, in order, and reads no faster than the client', async () => {
    const { db } = server.database;
    // Many tickets in one microsecond, as after an import: the order also depends on the id.
    await sql`
      insert into tickets (company_id, id, number, location, well_name, description, notes, technician_id, created_at)
      select ${server.company.id}, gen_random_uuid(), 1000000 + n, 'Bulk', 'Well', repeat('words ', 40),
        repeat('notes ', 40), ${server.company.users.tech.id},
        timestamptz '2025-06-01' + (n / 7) * interval '1 microsecond'
      from generate_series(1, 20000) as n
    `.execute(db);
    const token = await server.tokenOf('owner');
    const response = await server.app.request('/api/v1/ticket/export.csv?toDate=2025-12-31', {
      headers: { authorization: `Bearer ${token}` },
    });
    const batches = countBatches();
    let pieces = 0;
    let rows = 0;
    const seen = new Set<string>();
    let rest = '';
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      pieces += 1;
      // Gives an export that reads ahead the time to use the only session.
      for (let turn = 0; turn < 3; turn += 1) await sql`select 1`.execute(db);
      // The consumed batch, the waiting batch and the one being read.
      expect(batches()).toBeLessThanOrEqual(pieces + 2);
      const lines = (rest + decoder.decode(value, { stream: true })).split('\r\n');
      rest = lines.pop() ?? '';
      rows += lines.length;
      for (const line of lines) seen.add(line.slice(0, line.indexOf(',')));
    }
    expect(rows).toBe(20_001);
    expect(seen.size).toBe(20_001);
    expect(pieces).toBeGreaterThanOrEqual(40);
    expect(batches()).toBeGreaterThanOrEqual(40);
  });

  it('stops reading when the client disconnects', async () => {
    const token = await server.tokenOf('owner');
    const response = await server.app.request('/api/v1/ticket/export.csv', {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.body?.cancel();
    expect((await get('?search=nothing-at-all')).status).toBe(200);
  });

  it('includes every ticket that matches a frequent word', async () => {
    expect(idsOf((await get('?search=bulk')).text)).toHaveLength(20_000);
  });
});

describe('concurrent exports', () => {
  it('are limited to two per company, and further exports get 429 until an export ends', async () => {
    for (let n = 0; n < 3; n += 1) await create({});
    const token = await server.tokenOf('owner');
    const start = () =>
      server.app.request('/api/v1/ticket/export.csv', { headers: { authorization: `Bearer ${token}` } });
    const replies = await Promise.all(Array.from({ length: 30 }, start));
    const running = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 429);
    expect([running.length, refused.length]).toEqual([2, 28]);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(await refused[0]?.json()).toMatchObject({ code: 'RATE_LIMITED' });
    // Slots are released when an export is read completely or canceled.
    await running[0]?.text();
    await running[1]?.body?.cancel();
    const next = await Promise.all([start(), start()]);
    expect(next.map(({ status }) => status)).toEqual([200, 200]);
    for (const reply of next) await reply.text();
  });
});
