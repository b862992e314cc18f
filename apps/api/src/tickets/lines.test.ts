/** Lines of a ticket: those derived from its hours, manual ones, and which users see and set their prices. */
import type { PriceViewer } from '@derrick/domain/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const as = async (person: Person, method: 'GET' | 'POST' | 'PUT', path = '', body?: unknown) =>
  server.call(`/api/v1/ticket${path}`, { method, token: await server.tokenOf(person), body });
const created = async (input: object = {}, person: Person = 'owner') =>
  (await as(person, 'POST', '', { ...ticketInput, ...input })).json.data;
const changed = async (id: string, input: object, person: Person = 'owner') =>
  (await as(person, 'PUT', `/${id}`, { ...ticketInput, ...input })).json.data;
const setRate = (cents: number) =>
  server.database.db
    .updateTable('job_types')
    .set({ hourly_rate_cents: cents })
    .where('id', '=', server.company.jobTypeId)
    .execute();

const seal = { kind: 'ITEM', description: 'Pump seal', quantity: 2.5, unitPriceCents: 333 };
const taken = { kind: 'ADJUSTMENT', quantity: 1, unitPriceCents: -1000, reason: 'Waited for parts' };

describe('the lines of a ticket', () => {
  it('are derived from the hours and the rate of the job type, and add up to the amount', async () => {
    const { jobTypeId } = server.company;
    const ticket = await created({ workHours: 7.5, travelHours: 0.1, jobTypeId, lines: [seal, taken] });
    expect(ticket.lines).toEqual([
      {
        kind: 'LABOR',
        description: 'Senior technician',
        quantity: 7.5,
        unit: 'h',
        unitPriceCents: 11_550,
        taxable: true,
        reason: null,
        priceItemId: null,
      },
      expect.objectContaining({ kind: 'TRAVEL', quantity: 0.1, unitPriceCents: 11_550 }),
      { ...seal, unit: 'ea', taxable: true, reason: null, priceItemId: null },
      expect.objectContaining({ kind: 'ADJUSTMENT', unitPriceCents: -1000, reason: 'Waited for parts' }),
    ]);
    expect(ticket.totals).toEqual({
      lineCents: [86_625, 1155, 833, -1000],
      subtotalCents: 87_613,
      totalCents: 87_613,
    });
    expect(ticket.totalCents).toBe(87_613);
    const list = await as('owner', 'GET', '?pageSize=1');
    expect(list.json.data.data[0]).toMatchObject({ id: ticket.id, totalCents: 87_613 });
  });

  it('stay when the form omits them, and are removed when the form sends an empty list', async () => {
    const { id } = await created({ lines: [seal] });
    expect((await changed(id, { workHours: 1 })).lines).toMatchObject([{ kind: 'LABOR' }, seal]);
    const { lines, totals, totalCents } = await changed(id, { lines: [] });
    expect({ lines, totals, totalCents }).toEqual({
      lines: [],
      totals: { lineCents: [], subtotalCents: 0, totalCents: 0 },
      totalCents: null,
    });
  });

  it('get the current rate with another job type or when repricing is requested', async () => {
    const { jobTypeId } = server.company;
    const { id } = await created({ workHours: 1, jobTypeId });
    await setRate(20_000);
    const rateOf = async (input: object) => {
      const { lines } = await changed(id, { workHours: 2, jobTypeId, ...input });
      return lines.map((line: { unitPriceCents: number }) => line.unitPriceCents);
    };
    expect(await rateOf({})).toEqual([11_550]);
    expect(await rateOf({ travelHours: 1 })).toEqual([11_550, 11_550]);
    expect(await rateOf({ jobTypeId: null })).toEqual([null]);
    expect(await rateOf({})).toEqual([20_000]);
    await setRate(11_550);
    expect(await rateOf({ repriced: true })).toEqual([11_550]);
    const refused = await as('manager', 'PUT', `/${id}`, { ...ticketInput, jobTypeId, repriced: true });
    expect(refused.status).toBe(403);
  });

  it('have no price while the job type has no rate, and get it on the first save after it is set', async () => {
    const { jobTypeId } = server.company;
    await setRate(0);
    const { id, lines } = await created({ workHours: 1, travelHours: 1, jobTypeId });
    const prices = (of: { unitPriceCents: number | null }[]) =>
      of.map(({ unitPriceCents }) => unitPriceCents);
    expect(prices(lines)).toEqual([null, null]);
    await setRate(11_550);
    expect(prices((await changed(id, { workHours: 1, travelHours: 1, jobTypeId })).lines)).toEqual([
      11_550, 11_550,
    ]);
  });

  it('are rejected with an unknown item of the price book', async () => {
    const priceItemId = server.company.jobTypeId;
    const { status, json } = await as('owner', 'POST', '', {
      ...ticketInput,
      lines: [seal, { ...seal, priceItemId }],
    });
    expect([status, json.errors]).toEqual([400, { 'lines.1.priceItemId': 'priceItemUnknown' }]);
  });
});

describe('a typed line that equals an item of the price book', () => {
  const line = { kind: 'ITEM', description: 'Wireline truck', quantity: 2, unit: 'day' };
  const withoutIds = ({ id }: { id: string }) =>
    server.database.db
      .selectFrom('ticket_lines')
      .select([
        'description',
        'unit',
        'unit_price_cents as price',
        'is_taxable as taxable',
        'price_item_id as item',
      ])
      .where('company_id', '=', server.company.id)
      .where('ticket_id', '=', id)
      .orderBy('position')
      .execute();
  beforeAll(async () => {
    for (const [name, unit, unitPriceCents, taxable] of [
      ['Wireline truck', 'day', 95_000, true],
      ['Équipe de nuit', 'h', 7000, false],
    ] as const) {
      const reply = await server.call('/api/v1/price-item', {
        method: 'POST',
        token: await server.tokenOf('owner'),
        body: { name, unit, unitPriceCents, taxable },
      });
      expect(reply.status).toBe(201);
    }
  });

  it('gets the price of the item when a user without prices saves it, ignoring case and spaces', async () => {
    const ticket = await created(
      {
        lines: [
          line,
          { ...line, description: '  WIRELINE   truck ' },
          { ...line, description: 'équipe de NUIT', unit: 'h' },
        ],
      },
      'tech',
    );
    expect(await withoutIds(ticket)).toMatchObject([{ price: 95_000 }, { price: 95_000 }, { price: 7000 }]);
  });

  it('gets unit and tax of the item, and keeps them when it is saved again as typed', async () => {
    const { unit: _, ...unitless } = line;
    const lines = [unitless, { ...unitless, description: 'équipe de nuit' }];
    const expected = [
      { unit: 'day', price: 95_000, taxable: true },
      { unit: 'h', price: 7000, taxable: false },
    ];
    const ticket = await created({ lines }, 'tech');
    expect(await withoutIds(ticket)).toMatchObject(expected);
    await changed(ticket.id, { lines: [lines[0], { ...lines[1], taxable: false }] }, 'tech');
    expect(await withoutIds(ticket)).toMatchObject(expected);
  });

  it('gets no price with another unit, with another name or as an adjustment', async () => {
    const ticket = await created(
      {
        lines: [
          { ...line, unit: 'h' },
          { ...line, description: 'Wireline trucks' },
          { ...line, kind: 'ADJUSTMENT', reason: 'Wireline truck' },
        ],
      },
      'tech',
    );
    expect(await withoutIds(ticket)).toMatchObject([{ price: null }, { price: null }, { price: null }]);
  });

  it('gets the price when a user who may set prices leaves or makes it empty, but keeps a typed price', async () => {
    const ticket = await created({ lines: [{ ...line, unitPriceCents: null }] });
    expect(await withoutIds(ticket)).toMatchObject([{ price: 95_000 }]);
    await changed(ticket.id, { lines: [{ ...line, unitPriceCents: 0 }] });
    expect(await withoutIds(ticket)).toMatchObject([{ price: 0 }]);
    await changed(ticket.id, { lines: [{ ...line, unitPriceCents: null }] });
    expect(await withoutIds(ticket)).toMatchObject([{ price: 95_000 }]);
  });

  it('gets a missing price on a later save and keeps an existing price', async () => {
    const other = { ...line, description: 'Crane' };
    const ticket = await created({ lines: [line, other] }, 'tech');
    const save = () => changed(ticket.id, { lines: [line, other] }, 'tech');
    const token = await server.tokenOf('owner');
    const body = { name: 'crane', unit: 'day', unitPriceCents: 120_000 };
    await server.call('/api/v1/price-item', { method: 'POST', token, body });
    await save();
    expect(await withoutIds(ticket)).toMatchObject([{ price: 95_000 }, { price: 120_000 }]);
    await sql`update price_items set unit_price_cents = 1 where name in ('crane', 'Wireline truck')`.execute(
      server.database.db,
    );
    await save();
    expect(await withoutIds(ticket)).toMatchObject([{ price: 95_000 }, { price: 120_000 }]);
  });
});

describe('an item of the price book', () => {
  it('sets the price of its line, and stays on the ticket after it is retired', async () => {
    const call = async (method: 'POST' | 'DELETE', path = '', body?: unknown) =>
      server.call(`/api/v1/price-item${path}`, { method, token: await server.tokenOf('owner'), body });
    const made = await call('POST', '', { name: 'Gate valve', unitPriceCents: 45_000 });
    const { id: priceItemId } = made.json.data;
    const line = { kind: 'ITEM', description: 'Gate valve', quantity: 2, priceItemId };
    const { id } = await created({ lines: [line] }, 'tech');
    const prices = async () =>
      (await as('owner', 'GET', `/${id}`)).json.data.lines.map(
        (one: { unitPriceCents: number }) => one.unitPriceCents,
      );
    expect(await prices()).toEqual([45_000]);
    await call('DELETE', `/${priceItemId}`);
    await changed(id, { lines: [{ ...line, unitPriceCents: 40_000 }] });
    expect(await prices()).toEqual([40_000]);
    expect((await as('owner', 'POST', '', { ...ticketInput, lines: [line] })).status).toBe(400);
  });
});

describe('a user who may not see prices', () => {
  const bare = ({ unitPriceCents: _, ...line }: typeof seal) => line;

  it('saves lines without prices: existing lines keep their price and new lines have none', async () => {
    const { id } = await created({ lines: [seal, taken] });
    const fresh = { kind: 'ITEM', description: 'Gasket', quantity: 1, unitPriceCents: 5 };
    const sent = [fresh, { ...bare(seal), quantity: 3 }, { ...taken, unitPriceCents: -999_999 }];
    const seen = await changed(id, { lines: sent }, 'manager');
    expect(JSON.stringify(seen)).not.toMatch(/cents/i);
    const { lines, totalCents } = (await as('owner', 'GET', `/${id}`)).json.data;
    expect(lines).toMatchObject([
      { description: 'Gasket', unitPriceCents: null },
      { description: 'Pump seal', quantity: 3, unitPriceCents: 333 },
      { kind: 'ADJUSTMENT', unitPriceCents: -1000 },
    ]);
    expect(totalCents).toBe(-1);
  });

  it('keeps the price of a line when changing its description', async () => {
    const { id } = await created({ lines: [seal] });
    await changed(id, { lines: [{ ...bare(seal), description: 'Pump seal, 2 in' }] }, 'manager');
    expect((await as('owner', 'GET', `/${id}`)).json.data.lines).toMatchObject([
      { description: 'Pump seal, 2 in', unitPriceCents: 333 },
    ]);
  });

  it.each([
    ['ADMIN', false, false],
    ['MANAGER', true, false],
    ['TECHNICIAN', true, true],
  ] as const)(
    'a user may not see prices when the company shows prices only from the role %s',
    async (lowest, manager, technician) => {
      const showTo = (role: PriceViewer) =>
        server.database.db
          .updateTable('companies')
          .set({ prices_seen_by: role })
          .where('id', '=', server.company.id)
          .execute();
      const { id } = await created({ lines: [seal] }, 'tech');
      await showTo(lowest);
      const sees = async (person: Person) => {
        // Signs in again, because the company's settings are cached for about a second per sign-in.
        const { accessToken: token } = await server.signIn(server.company.users[person].email);
        const replies = [`ticket/${id}`, 'ticket', 'job-type'].map((path) =>
          server.call(`/api/v1/${path}`, { token }),
        );
        return (await Promise.all(replies)).map(({ text }) => /cents/i.test(text));
      };
      expect(await sees('admin')).toEqual([true, true, true]);
      expect(await sees('manager')).toEqual([manager, manager, manager]);
      expect(await sees('tech')).toEqual([technician, technician, technician]);
      await showTo('ADMIN');
    },
  );
});

describe('the work date and cost reference of a ticket', () => {
  it('default to today in the time zone of the company and to the reference of the customer', async () => {
    const { db } = server.database;
    await db
      .insertInto('customers')
      .values({
        company_id: server.company.id,
        id: server.company.jobTypeId,
        name: 'Kermit Sand',
        cost_reference: 'AFE 7',
      })
      .execute();
    const dayIn = async (zone: string | null) => {
      await db
        .updateTable('companies')
        .set({ time_zone: zone })
        .where('id', '=', server.company.id)
        .execute();
      const { workDate, costReference } = await created({ customerCompany: 'Kermit Sand' });
      expect(costReference).toBe('AFE 7');
      return workDate;
    };
    const { rows } = await sql<{ utc: string; kiribati: string; samoa: string }>`select
      (now() at time zone 'UTC')::date as utc, (now() at time zone 'Pacific/Kiritimati')::date as kiribati,
      (now() at time zone 'Pacific/Pago_Pago')::date as samoa`.execute(db);
    const { utc, kiribati, samoa } = rows[0] ?? {};
    expect([await dayIn(null), await dayIn('Pacific/Kiritimati'), await dayIn('Pacific/Pago_Pago')]).toEqual([
      utc,
      kiribati,
      samoa,
    ]);
    expect(kiribati).not.toBe(samoa);
    await dayIn(null);
  });

  it('keep the entered values and stay when a form omits them', async () => {
    const { id } = await created({ workDate: '2026-11-20', costReference: ' PO  12 ' });
    const typed = { workDate: '2026-11-20', costReference: 'PO 12' };
    expect(await changed(id, {})).toMatchObject(typed);
    expect(await changed(id, { costReference: '' })).toMatchObject({ ...typed, costReference: null });
    const wrong = await as('owner', 'PUT', `/${id}`, { ...ticketInput, workDate: '2026-02-30' });
    expect(wrong.json.errors).toEqual({ workDate: 'dateInvalid' });
  });
});
