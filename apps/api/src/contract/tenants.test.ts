import { endpoints } from '@derrick/domain/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, createRecords } from '../../test/contract/records.ts';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

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

it('endpoints without a record in the path return no data of another company', async () => {
  const records = createRecords(server);
  const knownIds = new Set([server.foreign.id, ...Object.values(server.foreign.users).map(({ id }) => id)]);
  for (const { creates } of Object.values(endpoints)) {
    if (creates) knownIds.add(await records.make(creates, server.foreign));
  }
  const token = await server.tokenOf('owner');
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.method !== 'GET' || endpoint.resource) continue;
    const { text } = await callEndpoint(server, endpoint, { token });
    expect([name, [...knownIds].filter((id) => text.includes(id))]).toEqual([name, []]);
    expect(text).not.toMatch(/theirs\.test/);
  }
});

describe('ticket, customer and user lists', () => {
  it('contain no records of another company', async () => {
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
      const reply = await server.call(`/api/v1/ticket?${query}`, { token });
      expect(reply.json.data.meta.pagination.count).toBe(0);
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
