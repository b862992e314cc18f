import { ticketConflictStruct } from '@derrick/domain/tickets';
import { assert as assertStruct } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = async (
  key: string | undefined,
  body: object = ticketInput,
  person: Person = 'owner',
  path = '/ticket',
) =>
  server.call(`/api/v1${path}`, {
    method: 'POST',
    body,
    token: await server.tokenOf(person),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const count = async () =>
  (
    await server.database.db
      .selectFrom('tickets')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe('a request with an idempotency key', () => {
  it('creates one ticket and returns the same reply when repeated', async () => {
    const before = await count();
    const first = await post('a');
    // The order of fields does not matter.
    const again = await post('a', Object.fromEntries(Object.entries(ticketInput).reverse()));
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.text).toBe(first.text);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await count()).toBe(before + 1);
  });

  it('creates one ticket when sent concurrently', async () => {
    const before = await count();
    const replies = await Promise.all(Array.from({ length: 20 }, () => post('parallel')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ json }) => json.data.jobcode)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('is rejected with 422 when repeated with a different body', async () => {
    await post('b');
    const before = await count();
    const { status, json } = await post('b', { ...ticketInput, location: 'Elsewhere' });
    expect([status, json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await count()).toBe(before);
  });

  it('is rejected with 422 when repeated with a different query', async () => {
    await post('query');
    const { status, json } = await post('query', ticketInput, 'owner', '/ticket?source=import');
    expect([status, json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('gets 403 and no stored reply when the permissions of the caller have changed', async () => {
    const { company, database } = server;
    const showPricesTo = (prices_seen_by: 'TECHNICIAN' | 'ADMIN') =>
      database.db.updateTable('companies').set({ prices_seen_by }).where('id', '=', company.id).execute();
    const body = { ...ticketInput, jobTypeId: company.jobTypeId, workHours: 2 };
    const create = async () => {
      const { accessToken: token } = await server.signIn(company.users.tech.email);
      const headers = { 'idempotency-key': 'permissions' };
      return server.call('/api/v1/ticket', { method: 'POST', body, token, headers });
    };
    await showPricesTo('TECHNICIAN');
    const first = await create();
    expect(first.text).toContain('unitPriceCents');
    expect((await create()).text).toBe(first.text);
    const before = await count();
    await showPricesTo('ADMIN');
    const { status, text, json } = await create();
    expect(text).not.toContain('unitPriceCents');
    expect([status, json.code]).toEqual([403, 'FORBIDDEN']);
    expect(await count()).toBe(before);
  });

  it('creates another ticket for another user, without a key or after a day', async () => {
    const before = await count();
    await post('c');
    await post('c', ticketInput, 'manager');
    await post(undefined);
    await post(undefined);
    await post('');
    expect(await count()).toBe(before + 5);
    await server.database.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .execute();
    expect((await post('c', { ...ticketInput, location: 'Elsewhere' })).status).toBe(201);
    expect(await count()).toBe(before + 6);
  });

  it('can be repeated with a different body after a failure', async () => {
    const wrong = { ...ticketInput, technicianId: server.foreign.users.tech.id };
    expect((await post('d', wrong)).status).toBe(400);
    expect((await post('d')).status).toBe(201);
  });

  it('is rejected when its key is too long or contains a space', async () => {
    for (const key of ['x'.repeat(201), 'two words']) {
      const { status, json } = await post(key);
      expect([status, json.errors]).toEqual([400, { 'idempotency-key': 'idempotencyKeyInvalid' }]);
    }
  });
});

describe('a change based on an outdated version', () => {
  it('returns 409 with the user and time of the last change and the current ticket', async () => {
    const ticket = (await post(undefined)).json.data;
    const put = async (person: Person, body: object) =>
      server.call(`/api/v1/ticket/${ticket.id}`, {
        method: 'PUT',
        token: await server.tokenOf(person),
        body: { ...ticketInput, version: 1, ...body },
      });
    expect((await put('manager', { location: 'Yard' })).status).toBe(200);
    const { status, json } = await put('admin', { location: 'Pad 9' });
    expect([status, json.code]).toEqual([409, 'CONFLICT']);
    assertStruct(json.data, ticketConflictStruct);
    expect(json.data).toMatchObject({
      changedBy: { id: server.company.users.manager.id, fullname: 'Mona Manager' },
      ticket: { id: ticket.id, location: 'Yard', version: 2 },
    });
    expect(json.data.changedAt).toBe(json.data.ticket.updatedAt);
    // Nothing was overwritten, and a change based on the current version succeeds.
    expect((await put('admin', { location: 'Pad 9', version: 2 })).json.data).toMatchObject({
      location: 'Pad 9',
      version: 3,
    });
  });

  it('leaves the attachments of the ticket unchanged', async () => {
    const ticket = (await post(undefined)).json.data;
    const token = await server.tokenOf('owner');
    const form = new FormData();
    form.append('file', new File(['note'], 'note.txt'));
    const fileUrl = (await server.call('/api/v1/file', { method: 'POST', form, token })).json.data;
    const put = (body: object) =>
      server.call(`/api/v1/ticket/${ticket.id}`, { method: 'PUT', token, body: { ...ticketInput, ...body } });
    expect((await put({ version: 1, attachments: [{ fileUrl }] })).status).toBe(200);
    expect((await put({ version: 1, attachments: [] })).status).toBe(409);
    const { json } = await server.call(`/api/v1/ticket/${ticket.id}`, { token });
    expect(json.data.attachments).toEqual([{ fileUrl, name: 'note.txt', size: 4 }]);
  });
});

describe('fifty concurrent tickets', () => {
  it('share one customer, regardless of case and spaces, and get consecutive numbers', async () => {
    const spellings = ['Água Doce', ' água doce', 'ÁGUA DOCE ', 'Água Doce'];
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        post(undefined, { ...ticketInput, customerCompany: spellings[place % spellings.length] }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    const customers = await server.database.db
      .selectFrom('customers')
      .select('name')
      .where('company_id', '=', server.company.id)
      .execute();
    expect(customers).toHaveLength(1);
    const numbers = replies.map(({ json }) => Number(json.data.jobcode.slice(3))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, place) => (numbers[0] ?? 0) + place));
  });
});
