import { expect, it } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import { createLogger } from '../platform/logging.ts';
import { createJobRunner } from './index.ts';

it('the log line of a job contains the id of the request that enqueued the job', async () => {
  const server = await startTestServer();
  const { db } = server.database;
  const body = { email: server.company.users.owner.email };
  const reply = await server.call('/api/v1/auth/forgot-password', { method: 'POST', body });
  const requestId = reply.headers.get('x-request-id');
  await expect
    .poll(() => db.selectFrom('jobs').select('request_id').execute())
    .toEqual([{ request_id: requestId }]);

  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const runner = createJobRunner({ db, log, handlers: { mail: () => Promise.resolve('done') } });
  await runner.runDue();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'job completed', requestId }]);
  await server.close();
});
