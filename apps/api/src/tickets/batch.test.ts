/** Tests loading several complete tickets in one request. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const as = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  server.call(`/api/v1/ticket${path}`, { method, token: await server.tokenOf(person), body });

async function created(input: object = {}, person: Person = 'tech') {
  const body = { ...ticketInput, jobTypeId: server.company.jobTypeId, workHours: 8, ...input };
  return (await as(person, 'POST', '', body)).json.data;
}

const load = (person: Person, ids: readonly string[]) => as(person, 'GET', `/batch?ids=${ids.join()}`);
const idsOf = ({ json }: Awaited<ReturnType<typeof load>>) => json.data.map(({ id }: { id: string }) => id);

describe('a batch of tickets', () => {
  it('contains the same tickets as single requests', async () => {
    const ids = [(await created()).id, (await created({ wellName: 'Farol 3' })).id];
    const single = await Promise.all(ids.map(async (id) => (await as('owner', 'GET', `/${id}`)).json.data));
    expect(single[0].lines).toHaveLength(1);
    expect((await load('owner', ids)).json.data).toEqual(single);
  });

  it('omits unknown tickets, deleted ones and those that the caller cannot see', async () => {
    const { tech } = server.company.users;
    const [mine, others, draft, deleted] = [
      await created(),
      await created({}, 'other'),
      await created({ status: 'DRAFT', technicianId: tech.id }, 'manager'),
      await created(),
    ];
    await as('owner', 'DELETE', `/${deleted.id}`);
    const ids = [mine, others, draft, deleted].map(({ id }) => id);
    expect(idsOf(await load('tech', [...ids, newId()]))).toEqual([mine.id]);
    expect(idsOf(await load('owner', ids))).toEqual([mine.id, others.id, draft.id].sort());
    const token = (await server.signIn(server.foreign.users.owner.email)).accessToken;
    const { json } = await server.call(`/api/v1/ticket/batch?ids=${ids.join()}`, { token });
    expect(json.data).toEqual([]);
  });

  it('contains prices only for callers who can see them', async () => {
    const { id } = await created();
    const linesFor = async (person: Person) => (await load(person, [id])).json.data[0];
    expect(await linesFor('owner')).toHaveProperty('totals');
    const seen = await linesFor('tech');
    expect(seen).not.toHaveProperty('totals');
    expect(seen.lines[0]).not.toHaveProperty('unitPriceCents');
  });

  it('rejects more than 100 ids and malformed ones', async () => {
    const tooMany = await load(
      'owner',
      Array.from({ length: 101 }, () => newId()),
    );
    expect([tooMany.status, tooMany.json.errors]).toEqual([400, { ids: 'tooManyIds' }]);
    expect((await load('owner', ['one'])).status).toBe(400);
    expect(idsOf(await load('owner', []))).toEqual([]);
  });
});
