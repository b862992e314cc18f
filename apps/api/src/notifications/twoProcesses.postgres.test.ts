import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStream } from '../../test/notifications.ts';
import { type BuiltServer, buildServer } from '../../test/process.ts';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
  server = await startTestServer();
});
afterAll(async () => {
  await built.remove();
  await server.close();
});

it('an open notification stream shows changes by another process, shares a database connection and ends with its process', async () => {
  const { pool } = server.database;
  const process = built.start({
    DATABASE_URL: pool.options.connectionString ?? '',
    AUTH_SECRET: 'a secret of thirty-two bytes or more',
    DATA_DIR: server.filesFolder,
    LOG_LEVEL: 'warn',
  });
  const origin = await process.url;
  const token = await server.tokenOf('manager');
  const headers = { authorization: `Bearer ${token}` };
  const pages = await Promise.all(
    Array.from({ length: 15 }, async () =>
      openStream(await fetch(`${origin}/api/v1/notification/stream`, { headers })),
    ),
  );
  for (const page of pages) expect(await page.next()).toBe(0);
  // The pool of a process has at most ten connections, and the listener has one.
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'derrick notifications'`,
  );
  expect(rows[0]?.count).toBe(1);

  const tech = await server.tokenOf('tech');
  const { json } = await server.call('/api/v1/ticket', { method: 'POST', token: tech, body: ticketInput });
  for (const page of pages) expect(await page.next()).toBe(1);
  const body = { type: 'ticket', id: json.data.id };
  await server.call('/api/v1/notification/read-target', { method: 'POST', token, body });
  for (const page of pages) expect(await page.next()).toBe(0);

  process.child.kill('SIGTERM');
  for (const page of pages) expect(await page.next()).toBe('end');
  expect(await process.exited).toBe(0);
});
