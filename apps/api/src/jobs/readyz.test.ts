import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { insertJob as enqueue } from './enqueue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('/readyz names stuck jobs in its detail, and stays ready', async () => {
  const { db } = server.database;
  expect((await server.call('/readyz')).text).toBe('{"status":"ready"}');
  const payload = { template: 'welcome', companyId: newId(), userId: newId() } as const;
  await db.transaction().execute((trx) => enqueue(trx, 'mail', payload));
  expect((await server.call('/readyz')).json).toEqual({ status: 'ready' });
  await db.updateTable('jobs').set({ failed_at: new Date() }).execute();
  const { status, json } = await server.call('/readyz');
  expect(status).toBe(200);
  expect(json).toEqual({
    status: 'ready',
    stuckJobs: [{ kind: 'mail', late: 0, failed: 1, since: expect.stringMatching(/^\d{4}-/) }],
  });
});
