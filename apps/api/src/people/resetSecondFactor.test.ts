/** A user has lost their phone, and a manager of the account resets the second factor. */
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMails } from '../../test/mail/delivery.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const paths = { owner: 'super/admin', admin: 'admin', manager: 'manager', tech: 'technician' };
type Target = keyof typeof paths;

const emailOf = (person: Person) => server.company.users[person].email;
const post = (path: string, body: unknown, token?: string) =>
  server.call(`/api/v1${path}`, { method: 'POST', body, token });
const login = (person: Person) => post('/auth/login', { email: emailOf(person), password: PASSWORD });

const pageOf = (person: Target) => `/api/v1/users/${paths[person]}/${server.company.users[person].id}`;

/** Signs a user in and sets up an authenticator app. Returns the access token. */
async function withAuthenticator(person: Person): Promise<string> {
  const { accessToken: token } = await server.signIn(emailOf(person));
  const { json } = await post('/account/second-factor', { password: PASSWORD }, token);
  await post('/account/second-factor/confirm', { code: generateSync({ secret: json.data.secret }) }, token);
  return token;
}

const reset = async (by: Person, target: Target, password = PASSWORD) =>
  server.call(`${pageOf(target)}/second-factor`, {
    method: 'DELETE',
    body: { password },
    token: await server.tokenOf(by),
  });

describe('a lost second factor', () => {
  it('is removed by a manager with the password of the manager, which ends all sessions and notifies the user', async () => {
    const session = await withAuthenticator('tech');
    const token = await server.tokenOf('manager');
    const read = async () => (await server.call(pageOf('tech'), { token })).json.data.hasSecondFactor;
    expect(await read()).toBe(true);
    expect((await login('tech')).json.code).toBe('SECOND_FACTOR_REQUIRED');

    const wrong = await reset('manager', 'tech', 'a wrong guess');
    expect([wrong.status, wrong.json.errors]).toEqual([400, { password: 'passwordWrong' }]);
    expect((await reset('manager', 'tech', '')).json.errors).toEqual({ password: 'passwordRequired' });
    expect((await login('tech')).status).toBe(401);

    const { status, json } = await reset('manager', 'tech');
    expect([status, json.data]).toEqual([200, { id: server.company.users.tech.id }]);
    expect(await read()).toBeUndefined();
    expect((await server.call('/api/v1/account', { token: session })).status).toBe(401);
    const mails = await deliverMails(server.database.db);
    const mail = mails.find(
      ({ subject }) => subject === 'Two-step sign-in was reset for your Derrick account',
    );
    expect(mail?.to).toBe(emailOf('tech'));
    const { db } = server.database;
    for (const table of ['authenticators', 'recovery_codes', 'passkeys'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await login('tech')).status).toBe(200);
  });

  it.each([
    ['tech', 'manager', 403],
    ['manager', 'manager', 403],
    ['admin', 'admin', 403],
    ['admin', 'manager', 200],
    ['owner', 'admin', 200],
    ['owner', 'owner', 403],
  ] as const)('%s resets the second factor of %s: %i', async (by, target, status) => {
    expect((await reset(by, target)).status).toBe(status);
  });

  it('cannot be reset by users for themselves', async () => {
    const token = await withAuthenticator('owner');
    const refused = await server.call(`${pageOf('owner')}/second-factor`, {
      method: 'DELETE',
      body: { password: PASSWORD },
      token,
    });
    expect([refused.status, refused.json.code]).toEqual([403, 'FORBIDDEN']);
    expect((await login('owner')).json.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('cannot be reset by another company', async () => {
    const { accessToken: token } = await server.signIn(server.foreign.users.owner.email);
    const { status } = await server.call(`${pageOf('tech')}/second-factor`, {
      method: 'DELETE',
      body: { password: PASSWORD },
      token,
    });
    expect(status).toBe(404);
  });
});
