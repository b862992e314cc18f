import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Person = 'admin',
) => server.call(`/api/v1/price-item${path}`, { method, token: await server.tokenOf(as), body });

const namesOf = async (query: string): Promise<string[]> =>
  (await send('GET', query)).json.data.data.map(({ name }: { name: string }) => name);

describe('the price book', () => {
  it('stores, changes and removes an item, whose name can then be reused', async () => {
    const created = await send('POST', '', { name: '  Frac \n valve ', unit: 'day', unitPriceCents: 45_000 });
    const { id } = created.json.data;
    const item = { id, name: 'Frac valve', unit: 'day', unitPriceCents: 45_000, taxable: true };
    expect([created.status, created.json.data]).toEqual([201, item]);
    const changed = await send('PUT', `/${id}`, { unitPriceCents: 47_500, taxable: false });
    expect(changed.json.data).toEqual({ ...item, unitPriceCents: 47_500, taxable: false });
    expect((await send('GET', '?search=valve')).json.data.data).toEqual([changed.json.data]);

    const takenReply = await send('POST', '', { name: 'FRAC valve', unitPriceCents: 1 });
    expect([takenReply.status, takenReply.json.errors]).toEqual([409, { name: 'nameTaken' }]);
    const otherItem = (await send('POST', '', { name: 'Other valve', unitPriceCents: 1 })).json.data;
    expect((await send('PUT', `/${otherItem.id}`, { name: 'frac valve' })).status).toBe(409);

    const retired = await send('DELETE', `/${id}`);
    expect(retired.json).toMatchObject({
      data: { id },
      message: '“Frac valve” was removed from the price book',
    });
    expect(await namesOf('?search=valve')).toEqual(['Other valve']);
    for (const reply of [await send('DELETE', `/${id}`), await send('PUT', `/${id}`, { unitPriceCents: 1 })])
      expect(reply.status).toBe(404);
    expect((await send('POST', '', { name: 'Frac valve', unitPriceCents: 1 })).status).toBe(201);
  });

  it('lists items by name or by price, in pages', async () => {
    for (const [name, unitPriceCents] of [
      ['Sorted ñandú', 3],
      ['Sorted Nail', 1],
      ['Sorted Zinc', 2],
    ])
      await send('POST', '', { name, unitPriceCents });
    expect(await namesOf('?search=sorted')).toEqual(['Sorted Nail', 'Sorted ñandú', 'Sorted Zinc']);
    expect(await namesOf('?search=sorted&sort=-unitPriceCents&pageSize=2')).toEqual([
      'Sorted ñandú',
      'Sorted Zinc',
    ]);
  });

  it.each([
    [{}, { name: 'itemNameRequired', unitPriceCents: 'priceInvalid' }],
    [{ name: 'A', unitPriceCents: -1 }, { unitPriceCents: 'priceInvalid' }],
    [{ name: 'A', unitPriceCents: 1, unit: 'acre' }, { unit: 'invalid' }],
    [{ name: 'A', unitPriceCents: 1, taxable: 'yes' }, { taxable: 'invalid' }],
    [{ name: 'A', unitPriceCents: 1, id: 'x' }, { id: 'unknownField' }],
  ])('rejects %j', async (body, errors) => {
    const { status, json } = await send('POST', '', body);
    expect([status, json.errors]).toEqual([400, errors]);
  });

  it('lists names without prices, always by name, to users who may not see prices, and rejects their changes', async () => {
    for (const person of ['tech', 'manager'] as const) {
      const { json } = await send('GET', '?search=sorted&sort=-unitPriceCents', undefined, person);
      expect(json.data.data.map(({ id: _, ...item }: { id: string }) => item)).toEqual(
        ['Sorted Nail', 'Sorted ñandú', 'Sorted Zinc'].map((name) => ({ name, unit: 'ea', taxable: true })),
      );
      expect((await send('POST', '', { name: 'A', unitPriceCents: 1 }, person)).status).toBe(403);
    }
  });
});

describe('the price of an item for a customer', () => {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    server.call(`/api/v1${path}`, { method, token: await server.tokenOf('admin'), body });
  const add = async (body: object) => call('POST', '/customer-price', body);
  let serial = 0;
  /** Creates a customer and an item that costs 10,000 in the price book. */
  async function pair() {
    serial += 1;
    const customer = (await call('POST', '/customer', { name: `Priced ${serial}` })).json.data;
    const item = (await send('POST', '', { name: `Rental ${serial}`, unit: 'day', unitPriceCents: 10_000 }))
      .json.data;
    return { customer, item, ids: { customerId: customer.id, priceItemId: item.id } };
  }

  it('is listed for its customer, changed and deleted', async () => {
    const { customer, item, ids } = await pair();
    const created = await add({ ...ids, unitPriceCents: 8000, from: '2026-01-01' });
    const price = {
      ...ids,
      name: item.name,
      unit: 'day',
      unitPriceCents: 8000,
      from: '2026-01-01',
      until: null,
    };
    expect([created.status, created.json.data]).toEqual([201, { id: created.json.data.id, ...price }]);
    const path = `/customer-price/${created.json.data.id}`;
    const change = { unitPriceCents: 7500, from: '2026-02-01', until: '2026-12-31' };
    const changed = await call('PUT', path, change);
    expect(changed.json.data).toEqual({ ...created.json.data, ...change });
    const list = async () => (await call('GET', `/customer-price?customerId=${customer.id}`)).json.data.data;
    expect(await list()).toEqual([changed.json.data]);
    expect((await call('DELETE', path)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await call('PUT', path, change)).status).toBe(404);
  });

  it('is rejected if its period overlaps another one, also when both are sent at the same time', async () => {
    const { ids } = await pair();
    const other = (await pair()).ids;
    const period = async (from: string, until: string | null, of = ids) =>
      add({ ...of, unitPriceCents: 1, from, until });
    const first = await period('2026-03-01', '2026-03-31');
    const overlapping = await period('2026-03-31', null);
    expect([overlapping.status, overlapping.json.errors]).toEqual([409, { from: 'periodTaken' }]);
    expect((await period('2026-01-01', '2026-03-01')).status).toBe(409);
    expect((await period('2026-03-31', null, { ...other, customerId: ids.customerId })).status).toBe(201);
    const next = await period('2026-04-01', null);
    expect(next.status).toBe(201);
    const path = `/customer-price/${first.json.data.id}`;
    const stretched = { unitPriceCents: 1, from: '2026-03-01', until: '2026-04-01' };
    expect((await call('PUT', path, stretched)).status).toBe(409);
    expect((await call('PUT', path, { ...stretched, until: '2026-03-15' })).status).toBe(200);
    const replies = await Promise.all([
      period('2025-01-01', '2025-06-30'),
      period('2025-06-01', '2025-12-31'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is rejected with a period that ends before it starts, or for an unknown customer or item', async () => {
    const { ids } = await pair();
    const price = { ...ids, unitPriceCents: 1, from: '2026-03-01' };
    expect((await add({ ...price, until: '2026-02-28' })).json.errors).toEqual({ until: 'untilBeforeFrom' });
    const { jobTypeId } = server.company;
    expect((await add({ ...price, customerId: jobTypeId })).json.errors).toEqual({
      customerId: 'customerUnknown',
    });
    expect((await add({ ...price, priceItemId: jobTypeId })).json.errors).toEqual({
      priceItemId: 'priceItemUnknown',
    });
  });

  it('replaces the price of the price book by work date, and follows another customer or work date', async () => {
    const { customer, item, ids } = await pair();
    await add({ ...ids, unitPriceCents: 8000, from: '2026-01-01', until: '2026-06-30' });
    await add({ ...ids, unitPriceCents: 9000, from: '2026-07-01' });
    const line = { kind: 'ITEM', description: item.name, quantity: 2 };
    const input = { ...ticketInput, customerCompany: customer.name, workDate: '2026-06-30', lines: [line] };
    const tech = await server.tokenOf('tech');
    const made = await server.call('/api/v1/ticket', { method: 'POST', token: tech, body: input });
    const { id } = made.json.data;
    const lineOf = async () => (await call('GET', `/ticket/${id}`)).json.data.lines[0];
    const save = async (changes: object) => {
      await server.call(`/api/v1/ticket/${id}`, {
        method: 'PUT',
        token: tech,
        body: { ...input, ...changes },
      });
      return (await lineOf()).unitPriceCents;
    };
    expect(await lineOf()).toMatchObject({ unitPriceCents: 8000, unit: 'day', quantity: 2 });
    expect(await save({ workDate: '2026-07-01' })).toBe(9000);
    expect(await save({ workDate: '2026-07-01', customerCompany: 'Nobody in particular' })).toBe(10_000);
    expect(await save({})).toBe(8000);
    // A price that a user has set stays.
    const priced = { ...input, lines: [{ ...line, unit: 'day', unitPriceCents: 1234 }] };
    await call('PUT', `/ticket/${id}`, priced);
    expect(await save({ workDate: '2026-07-01' })).toBe(1234);

    const listed = async (query: string) =>
      (await send('GET', `?search=${encodeURIComponent(item.name)}&${query}`)).json.data.data[0]
        .unitPriceCents;
    const named = `customer=${encodeURIComponent(customer.name.toUpperCase())}`;
    expect([await listed(`${named}&day=2026-06-01`), await listed('day=2026-06-01')]).toEqual([8000, 10_000]);
  });
});
