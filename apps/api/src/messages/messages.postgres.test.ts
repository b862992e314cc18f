import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('simultaneous requests send exactly as many messages as the limit allows', async () => {
  const token = await server.tokenOf('manager');
  const post = (path: string, body: object) =>
    server.call(`/api/v1/${path}`, { method: 'POST', token, body });
  const tickets = await Promise.all(Array.from({ length: 8 }, () => post('ticket', ticketInput)));
  const requests = tickets.flatMap(({ json }) =>
    ['ap@permian.test', 'dana@permian.test'].flatMap((to) =>
      Array.from({ length: 4 }, () => post(`ticket/${json.data.id}/signature-request`, { to })),
    ),
  );
  const replies = await Promise.all(requests);
  const count = (status: number) => replies.filter((reply) => reply.status === status).length;
  expect([count(200), count(429)]).toEqual([20, 44]);
  const { rows } = await server.database.pool.query<{ sent: string; count: number }>(
    `select payload ->> 'template' as sent, count(*)::integer from jobs where kind = 'mail' group by 1`,
  );
  expect(rows).toContainEqual({ sent: 'signatureRequest', count: 20 });
});
