import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './db/index.ts';
import { startTestServer, type TestServer, ticketInput } from './testing.ts';

let server: TestServer;
/** What the foreign company has, and the like that nobody has, by the first part of the path that takes it. */
const foreignIds: Record<string, { theirs: string; nobodys: string }> = {};

beforeAll(async () => {
  server = await startTestServer();
  const { accessToken } = await server.signIn(server.foreign.users.owner.email);
  const { json } = await server.call('/api/v1/ticket', {
    method: 'POST',
    token: accessToken,
    body: { ...ticketInput, customerCompany: 'Secret Customer' },
  });
  foreignIds['ticket'] = { theirs: json.data.id, nobodys: newId() };
  const form = new FormData();
  form.append('file', new File(['secret'], 'secret.txt'));
  const file = await server.call('/api/v1/file', { method: 'POST', token: accessToken, form });
  const name: string = file.json.data.split('/').at(-1);
  foreignIds['file'] = { theirs: name, nobodys: `${'A'.repeat(32)}.txt` };
});
afterAll(() => server.close());

/** From the route table, so that a new route cannot be forgotten. */
const routes = () => {
  const seen = new Map<string, { method: string; path: string }>();
  for (const { method, path } of server.app.routes) {
    if (method !== 'ALL' && path.startsWith('/api/')) seen.set(`${method} ${path}`, { method, path });
  }
  return [...seen.values()];
};

describe('every route', () => {
  it('answers 404 to the id of another company, byte for byte as to one that is nobody’s', async () => {
    const token = await server.tokenOf('owner');
    const withId = routes().filter(({ path }) => path.includes('/:'));
    expect(withId.length).toBeGreaterThanOrEqual(4);
    for (const { method, path } of withId) {
      const feature = path.split('/')[3] ?? '';
      const known = foreignIds[feature];
      if (!known) throw new Error(`This test knows no foreign id for ${method} ${path}`);
      const ask = async (id: string) => {
        const { status, text, headers } = await server.call(path.replace(/:\w+/, id), {
          method: method as 'GET' | 'PUT' | 'DELETE',
          token,
          ...(method === 'PUT' && { body: ticketInput }),
          headers: { 'x-request-id': 'the-same-id' },
        });
        return { status, text, headers: Object.fromEntries(headers) };
      };
      const foreign = await ask(known.theirs);
      expect(foreign.status, `${method} ${path}`).toBe(404);
      expect(foreign).toEqual(await ask(known.nobodys));
    }
  });

  it('wants a session, save those that lead to one', async () => {
    const open = new Set([
      'POST /api/v1/auth/login',
      'POST /api/v1/auth/refresh',
      'POST /api/v1/auth/logout',
      'POST /api/v1/auth/register',
      'POST /api/v1/auth/forgot-password',
      'POST /api/v1/auth/reset-password',
      'GET /api/v1/auth/invitation',
      'POST /api/v1/auth/accept-invitation',
    ]);
    for (const { method, path } of routes()) {
      if (open.has(`${method} ${path}`)) continue;
      const { status } = await server.call(path.replace(/:\w+/, newId()), { method: method as 'GET' });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  });
});

describe('lists', () => {
  it('hold nothing of another company', async () => {
    const token = await server.tokenOf('owner');
    const { json } = await server.call('/api/v1/ticket', { token });
    expect(json.data.data).toEqual([]);
    expect(json.data.meta.data.customers).toEqual([]);
    expect(json.data.meta.data.technicians).toHaveLength(4);
    for (const query of [
      'search=secret',
      `technicianIds=${server.foreign.users.tech.id}`,
      'search=TK-10001',
    ]) {
      const found = await server.call(`/api/v1/ticket?${query}`, { token });
      expect(found.json.data.meta.pagination.count).toBe(0);
    }
    for (const path of ['customer', 'job-role', `job-role?jobTypeId=${server.foreign.jobTypeId}`]) {
      expect((await server.call(`/api/v1/${path}`, { token })).json.data.data).toEqual([]);
    }
    for (const path of ['users/load/technicians', 'job-type']) {
      const { text } = await server.call(`/api/v1/${path}?pageSize=100`, { token });
      expect(text).not.toMatch(/theirs\.test/);
      expect(text).not.toContain(server.foreign.jobTypeId);
    }
    const { text: exported } = await server.call('/api/v1/ticket/export.csv', { token });
    expect(exported.trim().split('\r\n')).toHaveLength(1);
    const { json: statistics } = await server.call('/api/v1/ticket/statistics', { token });
    expect(statistics.data.total).toBe(0);
  });
});
