/** Checks which tables a sign-in changes: on a Citus cluster, a change of a reference table needs all nodes. */
import { Kysely, PostgresDialect } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createQuickPasswords } from '../../test/passwords.ts';
import { PASSWORD, SECRET, send, startTestServer, type TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { tableKinds } from '../db/tableKinds.ts';
import { createLogger } from '../platform/logging.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a sign-in with a second factor, and the renewal of its session, change no reference table', async () => {
  const changed = new Set<string>();
  const app = createApp({
    db: new Kysely<Database>({
      dialect: new PostgresDialect({ pool: server.database.pool }),
      log({ query }) {
        for (const [, table = ''] of query.sql.matchAll(/(?:insert into|update|delete from) "(\w+)"/g)) {
          changed.add(table);
        }
      },
    }),
    secret: SECRET,
    log: createLogger('silent'),
    passwords: createQuickPasswords(),
  });
  const { email } = server.company.users.tech;
  const post = async (path: string, body: object, token?: string) => {
    const { status, json } = await send(app, `/api/v1${path}`, { method: 'POST', body, token });
    expect(status).toBe(200);
    return json.data;
  };
  const token = await server.tokenOf('tech');
  const { secret } = await post('/account/second-factor', { password: PASSWORD }, token);
  const epoch = Math.floor(Date.now() / 1000);
  const code = (seconds: number) => generateSync({ secret, epoch: epoch + seconds });
  const { recoveryCodes } = await post('/account/second-factor/confirm', { code: code(-30) }, token);

  changed.clear();
  await post('/auth/login', { email, password: PASSWORD, code: code(0) });
  const { refreshToken } = await post('/auth/login', { email, password: PASSWORD, code: recoveryCodes[0] });
  await post('/auth/refresh', { refreshToken });
  expect([...changed]).toEqual(
    expect.arrayContaining(['authenticators', 'recovery_codes', 'refresh_tokens']),
  );
  expect([...changed].filter((table) => tableKinds[table] === 'reference')).toEqual([]);
});
