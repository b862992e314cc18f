/** Tests merging duplicate customers while tickets are being saved. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { verifyEvents } from '../events/index.ts';

let server: TestServer;
let serial = 0;
let from: { id: string; name: string };
let into: { id: string; name: string };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Person = 'admin',
) => server.call(`/api/v1${path}`, { method, token: await server.tokenOf(as), body });

const merge = (fromId = from.id, intoId = into.id) => send('POST', `/customer/${fromId}/merge`, { intoId });

const addTicket = (customerCompany: string) =>
  send('POST', '/ticket', { ...ticketInput, customerCompany, workHours: 1 });

const countOf = async (customerId: string) =>
  (await send('GET', `/ticket/statistics?customerIds=${customerId}`)).json.data.total;

const eventsOf = (id: string) =>
  server.database.db
    .selectFrom('events')
    .select(['action', 'changes'])
    .where('company_id', '=', server.company.id)
    .where('target_id', '=', id)
    .orderBy('sequence')
    .execute();

/** Reads the daily sums and the sums calculated from the tickets. */
async function sums() {
  const { rows } = await sql<{ kept: string; counted: string }>`
    select
      (select row(coalesce(sum(total), 0), coalesce(sum(work_hours), 0))::text from ticket_daily
        where company_id = ${server.company.id}) as kept,
      (select row(count(*), coalesce(sum(work_hours), 0))::text from tickets
        where company_id = ${server.company.id} and deleted_at is null) as counted
  `.execute(server.database.db);
  return rows[0];
}

beforeEach(async () => {
  serial += 1;
  const add = async (fields: object) => (await send('POST', '/customer', fields)).json.data;
  from = await add({
    name: `Twin ${serial}`,
    contacts: [
      { name: 'Ana Ríos', email: 'ana@twin.example' },
      { name: 'Ben Ott', phone: '4325550102' },
    ],
    billingAddress: 'Of the twin',
    termsDays: 60,
    notes: 'Asks for photos',
  });
  into = await add({
    name: `Kept ${serial}`,
    contacts: [{ name: 'ana ríos', email: 'ANA@twin.example' }],
    billingAddress: 'Of the kept',
  });
});

describe('a merge', () => {
  it('moves tickets, invoices and contacts, and fills empty fields', async () => {
    const tickets = [await addTicket(from.name), await addTicket(from.name), await addTicket(into.name)];
    const deleted = (await addTicket(from.name)).json.data.id;
    await send('DELETE', `/ticket/${deleted}`);
    const { db } = server.database;
    const invoice = {
      company_id: server.company.id,
      id: newId(),
      number: 7000 + serial,
      customer_id: from.id,
    };
    await db.insertInto('invoices').values(invoice).execute();
    const before = await sums();

    const { status, json } = await merge();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      message: `“${into.name}” now has the tickets and contacts of both`,
      data: {
        id: into.id,
        name: into.name,
        contacts: [
          { name: 'ana ríos', email: 'ana@twin.example', phone: null },
          { name: 'Ben Ott', email: null, phone: '+14325550102' },
        ],
        billingAddress: 'Of the kept',
        notes: 'Asks for photos',
        termsDays: 30,
        ticketCount: 3,
        version: 2,
      },
    });
    for (const ticket of tickets) {
      const read = await send('GET', `/ticket/${ticket.json.data.id}`);
      // Users who have the ticket open can still save it.
      expect(read.json.data).toMatchObject({ customerCompany: into.name, version: 1 });
    }
    expect(await countOf(into.id)).toBe(3);
    expect(await countOf(from.id)).toBe(0);
    expect((await send('GET', `/customer/${from.id}`)).status).toBe(404);
    expect(await sums()).toEqual(before);
    const moved = db.selectFrom('invoices').select('customer_id').where('id', '=', invoice.id);
    expect(await moved.executeTakeFirst()).toEqual({ customer_id: into.id });
  });

  it('moves the prices of items, except those in a period for which the remaining customer has one', async () => {
    const { id: priceItemId } = (
      await send('POST', '/price-item', { name: `Twin ${serial}`, unitPriceCents: 5 })
    ).json.data;
    const price = (customerId: string, unitPriceCents: number, days: object) =>
      send('POST', '/customer-price', { customerId, priceItemId, unitPriceCents, ...days });
    await price(from.id, 1, { from: '2026-01-01', until: '2026-01-31' });
    await price(from.id, 2, { from: '2026-02-01' });
    await price(into.id, 3, { from: '2026-02-15', until: '2026-02-20' });
    expect((await merge()).status).toBe(200);
    const { json } = await send('GET', `/customer-price?customerId=${into.id}`);
    expect(json.data.data).toMatchObject([{ unitPriceCents: 1 }, { unitPriceCents: 3 }]);
  });

  it('moves more contacts than one statement can insert', async () => {
    const { pool } = server.database;
    for (const { id } of [from, into]) {
      await pool.query(
        `insert into customer_contacts (company_id, customer_id, position, name)
         select $1, $2, n, 'Contact ' || n || ' of ' || $3 from generate_series(10, 6009) n`,
        [server.company.id, id, id],
      );
    }
    const { status, json } = await merge();
    expect(status).toBe(200);
    // The two other contacts of the customers, one of which both have, are included as well.
    expect(json.data.contacts).toHaveLength(12_002);
  });

  it('records an event for both customers, and none when repeated', async () => {
    await merge();
    const secondMerge = await merge();
    expect(secondMerge.status).toBe(200);
    expect(secondMerge.json.data).toMatchObject({ id: into.id, version: 2 });
    expect((await eventsOf(from.id)).map(({ action }) => action)).toEqual([
      'customer.create',
      'customer.merge',
    ]);
    expect((await eventsOf(from.id)).at(-1)?.changes).toContainEqual({
      field: 'mergedInto',
      before: null,
      after: { id: into.id, name: into.name },
    });
    const events = await eventsOf(into.id);
    expect(events.map(({ action }) => action)).toEqual(['customer.create', 'customer.update']);
    expect(events.at(-1)?.changes).toContainEqual({
      field: 'mergedCustomers',
      added: [{ id: from.id, name: from.name }],
      removed: [],
    });
  });

  it('resolves the name of a merged customer to the remaining customer, across several merges', async () => {
    const last = (await send('POST', '/customer', { name: `Last ${serial}` })).json.data;
    await merge();
    await merge(into.id, last.id);
    expect((await addTicket(from.name)).json.data.customerCompany).toBe(last.name);
    expect((await merge(from.id, last.id)).status).toBe(200);
    expect((await merge(from.id, into.id)).status).toBe(404);
  });

  it('is rejected with the same customer, an unknown customer or a customer of another company', async () => {
    const owner = await server.signIn(server.foreign.users.owner.email);
    const foreign = await server.call('/api/v1/customer', {
      method: 'POST',
      token: owner.accessToken,
      body: { name: `Theirs ${serial}` },
    });
    expect((await merge(from.id, from.id)).json.errors).toEqual({ intoId: 'sameCustomer' });
    for (const id of [newId(), foreign.json.data.id]) {
      expect((await merge(from.id, id)).json.errors).toEqual({ intoId: 'customerUnknown' });
    }
    expect((await merge(newId())).status).toBe(404);
  });
});

describe('concurrent requests', () => {
  it('assign tickets created and changed during a merge to the remaining customer', async () => {
    const open = await Promise.all(Array.from({ length: 8 }, () => addTicket(from.name)));
    const work = open.flatMap(({ json: { data } }, index) => [
      () => addTicket(from.name),
      () =>
        send('PUT', `/ticket/${data.id}`, {
          ...ticketInput,
          customerCompany: index % 2 === 0 ? from.name : into.name,
          workHours: 2,
        }),
    ]);
    const [merged, ...saved] = await Promise.all([merge(), ...work.map((save) => save())]);
    expect(merged.status).toBe(200);
    for (const { status, text } of saved) expect(status, text).toBeLessThan(300);
    for (const { json } of saved) expect([from.name, into.name]).toContain(json.data.customerCompany);

    expect(await countOf(into.id)).toBe(16);
    const { json } = await send('GET', `/customer?search=${encodeURIComponent(from.name)}`);
    expect(json.data.data).toEqual([]);
    const { kept, counted } = (await sums()) ?? {};
    expect(kept).toBe(counted);
  });

  it('complete only one of two opposite merges', async () => {
    await addTicket(from.name);
    const replies = await Promise.all([merge(from.id, into.id), merge(into.id, from.id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('perform a merge once when it is sent five times', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => merge()));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await eventsOf(into.id)).toHaveLength(2);
  });

  it('keep a customer for a ticket that is saved while the customer is deleted', async () => {
    const [removed, saved] = await Promise.all([
      send('DELETE', `/customer/${from.id}`),
      addTicket(from.name),
    ]);
    expect(saved.status).toBe(201);
    expect([200, 409]).toContain(removed.status);
    const { json } = await send('GET', `/customer?search=${encodeURIComponent(from.name)}`);
    expect(json.data.data).toHaveLength(1);
  });

  it('leave the event chain valid', async () => {
    expect(await verifyEvents(server.database.db, server.company.id)).toMatchObject({ ok: true });
  });
});
