import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './db/index.ts';
import { startTestServer, type TestServer, ticketInput } from './testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { accessToken } = await server.signIn(server.foreign.users.owner.email);
  await server.call('/api/v1/ticket', {
    method: 'POST',
    token: accessToken,
    body: { ...ticketInput, customerCompany: 'Secret Customer' },
  });
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
    const lists = ['all', 'technicians', 'managers', 'admins'].map((list) => `users/load/${list}`);
    for (const path of [...lists, 'job-type']) {
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
