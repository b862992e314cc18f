/** Tests interleaved transactions of password resets. The embedded database has only one session and cannot show them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilWaiting } from '../../test/database/lockWaits.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../test/server.ts';
import { issueOneTimeToken } from '../links/oneTimeTokens.ts';
import { findAccounts } from './account.ts';
import { lockPerson, setPassword } from './passwordByLink.ts';
import { createPasswords } from './passwords.ts';
import { startFamily } from './store.ts';
import { newRefreshToken } from './tokens.ts';

const NEW_PASSWORD = 'a new horse battery';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (path: string, body: object) => server.call(`/api/v1/auth/${path}`, { method: 'POST', body });
const login = (email: string, password: string) => post('login', { email, password });
const owner = () => ({ companyId: server.company.id, userId: server.company.users.tech.id });

const issue = () =>
  server.database.db.transaction().execute((trx) => issueOneTimeToken(trx, { ...owner(), kind: 'reset' }));
const reset = (token: string, newPassword: string) =>
  post('reset-password', { token, newPassword, confirmPassword: newPassword });

describe('the password reset', () => {
  it('waits for a sign-in in progress and ends its session', async () => {
    const { db } = server.database;
    const [account] = await findAccounts(db, server.company.users.tech.email, { isDemo: false });
    if (!account) throw new Error('no account');
    const token = await issue();
    const fresh = newRefreshToken();
    let resetReply: ReturnType<typeof reset> | undefined;
    await db.transaction().execute(async (trx) => {
      await startFamily(trx, account, fresh.hash, { source: 'WEB', requestId: 'begins' });
      resetReply = reset(token, PASSWORD);
      await untilWaiting(db, 1);
    });
    expect((await resetReply)?.status).toBe(200);
    expect((await post('refresh', { refreshToken: fresh.token })).status).toBe(401);
  });

  it('rejects refreshes and sign-ins that arrive while the transaction is open', async () => {
    const { db } = server.database;
    const { email, id } = server.company.users.tech;
    const { refreshToken } = await server.signIn(email);
    const passwordHash = await createPasswords().hash(NEW_PASSWORD);
    let late: ReturnType<typeof post>[] = [];
    await db.transaction().execute(async (trx) => {
      await lockPerson(trx, owner());
      await setPassword(trx, owner(), passwordHash);
      late = [post('refresh', { refreshToken }), login(email, PASSWORD), post('logout', { refreshToken })];
      await untilWaiting(db, late.length);
    });
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual([401, 401, 200]);
    const living = await db
      .selectFrom('refresh_tokens')
      .select('id')
      .where('user_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(living).toEqual([]);
  });
});
