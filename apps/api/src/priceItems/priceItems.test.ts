import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../test/server.ts';

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

  it('returns 403 to technicians, and to managers who may not see prices', async () => {
    for (const person of ['tech', 'manager'] as const) {
      const replies = [
        await send('GET', '', undefined, person),
        await send('POST', '', { name: 'A', unitPriceCents: 1 }, person),
      ];
      expect(replies.map(({ status }) => status)).toEqual([403, 403]);
    }
  });
});
