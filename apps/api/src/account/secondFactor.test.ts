/** Tests second factors: setup, sign-in, single use and loss. */
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from '../../test/mail/delivery.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['rate_limits', 'waits', 'authenticators', 'recovery_codes', 'passkeys'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('companies').set({ requires_second_factor: false }).execute();
});
afterAll(() => server.close());

type Options = Parameters<TestServer['call']>[1];
const call = (path: string, options: Options = {}) => server.call(`/api/v1${path}`, options);
const post = (path: string, body: unknown, token?: string) => call(path, { method: 'POST', body, token });
const emailOf = (person: Person) => server.company.users[person].email;
const login = (person: Person, more: object = {}) =>
  post('/auth/login', { email: emailOf(person), password: PASSWORD, ...more });

/** Returns the code of an app, a number of 30-second steps from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Sets up an authenticator app. */
async function withAuthenticator(person: Person) {
  const token = await server.tokenOf(person);
  const { json } = await post('/account/second-factor', { password: PASSWORD }, token);
  const { secret, uri }: { secret: string; uri: string } = json.data;
  const confirmed = await post('/account/second-factor/confirm', { code: codeOf(secret, -1) }, token);
  const recoveryCodes: string[] = confirmed.json.data.recoveryCodes;
  return { token, secret, uri, recoveryCodes };
}

describe('an authenticator app', () => {
  it('is set up with the password and a first code', async () => {
    const token = await server.tokenOf('tech');
    expect((await post('/account/second-factor', { password: 'a wrong guess' }, token)).status).toBe(400);
    const { json } = await post('/account/second-factor', { password: PASSWORD }, token);
    expect(json.data.uri).toContain(`otpauth://totp/Derrick:${encodeURIComponent(emailOf('tech'))}`);
    expect(json.data.uri).toContain(json.data.secret);
    // The app is not required before its first code.
    expect((await login('tech')).status).toBe(200);
    const wrong = await post('/account/second-factor/confirm', { code: '000000' }, token);
    expect([wrong.status, wrong.json.errors]).toEqual([400, { code: 'codeWrong' }]);
    const code = codeOf(json.data.secret);
    const confirmed = await post('/account/second-factor/confirm', { code }, token);
    expect(confirmed.json.data.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.json.data.recoveryCodes).size).toBe(10);
    expect((await call('/account', { token })).json.data.secondFactor).toEqual({
      hasAuthenticator: true,
      hasPasskeys: false,
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect((await post('/account/second-factor', { password: PASSWORD }, token)).status).toBe(409);
  });

  it('is required at sign-in, but only after a correct password', async () => {
    const { secret } = await withAuthenticator('tech');
    const reply = await login('tech');
    expect([reply.status, reply.json.code, reply.json.data]).toEqual([
      401,
      'SECOND_FACTOR_REQUIRED',
      { hasAuthenticator: true, hasPasskeys: false },
    ]);
    expect((await login('tech', { password: 'a wrong guess' })).json.code).toBe('INVALID_CREDENTIALS');
    const guess = await login('tech', { password: 'a wrong guess', code: codeOf(secret) });
    expect(guess.json.code).toBe('INVALID_CREDENTIALS');
    expect((await login('tech', { code: codeOf(secret) })).status).toBe(200);
  });

  it('produces codes that work once, and rejects codes older than the last used code', async () => {
    const { secret } = await withAuthenticator('tech');
    const [now, next] = [codeOf(secret), codeOf(secret, 1)];
    expect((await login('tech', { code: next })).status).toBe(200);
    for (const code of [next, now, codeOf(secret, 3), '', '12345', 'abcdef', '000000']) {
      const secondReply = await login('tech', { code });
      expect([secondReply.status, secondReply.json.code]).toEqual([
        401,
        code === '' ? 'SECOND_FACTOR_REQUIRED' : expect.stringMatching(/SECOND_FACTOR_WRONG|RATE_LIMITED/),
      ]);
      await server.database.db.deleteFrom('waits').execute();
    }
  });

  it('accepts a code for exactly one of four simultaneous sign-ins', async () => {
    const { secret } = await withAuthenticator('tech');
    const code = codeOf(secret);
    const replies = await Promise.all(Array.from({ length: 4 }, () => login('tech', { code })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('blocks after five wrong codes, even when the password is correct', async () => {
    await withAuthenticator('tech');
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      await login('tech');
      await post('/auth/passkey-options', { email: emailOf('tech'), password: PASSWORD });
      statuses.push((await login('tech', { code: `00000${guess}` })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is stored encrypted, and its recovery codes are stored only as hashes', async () => {
    const { secret, recoveryCodes } = await withAuthenticator('tech');
    const { db } = server.database;
    const rows = JSON.stringify([
      await db.selectFrom('authenticators').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('events').selectAll().execute(),
      await db.selectFrom('jobs').selectAll().execute(),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(rows).not.toContain(text);
  });

  it('is removed with the password, together with its recovery codes', async () => {
    const { token, recoveryCodes } = await withAuthenticator('tech');
    const remove = (password: string) =>
      call('/account/second-factor', { method: 'DELETE', token, body: { password } });
    expect((await remove('a wrong guess')).status).toBe(400);
    expect((await login('tech')).status).toBe(401);
    expect((await remove(PASSWORD)).status).toBe(200);
    expect((await login('tech')).status).toBe(200);
    expect((await call('/account', { token })).json.data.secondFactor.recoveryCodesLeft).toBe(0);
    expect(recoveryCodes).toHaveLength(10);
    const subjects = (await deliverMails(server.database.db)).map(({ subject }) => subject);
    expect(subjects).toContain('An authenticator app was added to your Derrick account');
    expect(subjects).toContain('The authenticator app was removed from your Derrick account');
  });
});

describe('a recovery code', () => {
  it('works once, in any case and with any separators', async () => {
    const { token, recoveryCodes } = await withAuthenticator('tech');
    const [first = '', second = ''] = recoveryCodes;
    expect((await login('tech', { code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(200);
    expect((await login('tech', { code: first })).json.code).toBe('SECOND_FACTOR_WRONG');
    expect((await call('/account', { token })).json.data.secondFactor.recoveryCodesLeft).toBe(9);
    const renewed = await post('/account/second-factor/recovery-codes', { password: PASSWORD }, token);
    expect((await login('tech', { code: second })).json.code).toBe('SECOND_FACTOR_WRONG');
    expect((await login('tech', { code: renewed.json.data.recoveryCodes[0] })).status).toBe(200);
  });

  it("does not work for another user's account", async () => {
    const { recoveryCodes } = await withAuthenticator('tech');
    await withAuthenticator('manager');
    expect((await login('manager', { code: recoveryCodes[0] })).status).toBe(401);
  });
});

describe('a company that requires a second factor', () => {
  it('restricts users without a second factor to their account until they set up a second factor', async () => {
    const { db } = server.database;
    await db
      .updateTable('companies')
      .set({ requires_second_factor: true })
      .where('id', '=', server.company.id)
      .execute();
    const { accessToken: token } = await server.signIn(emailOf('other'));
    expect((await call('/users/me', { token })).json.data.needsSecondFactor).toBe(true);
    const refused = await call('/ticket', { token });
    expect([refused.status, refused.json.code]).toEqual([403, 'SECOND_FACTOR_MISSING']);

    const { json } = await post('/account/second-factor', { password: PASSWORD }, token);
    await post('/account/second-factor/confirm', { code: codeOf(json.data.secret) }, token);
    expect((await call('/ticket', { token })).status).toBe(200);
    expect((await call('/users/me', { token })).json.data).not.toHaveProperty('needsSecondFactor');
    const last = await call('/account/second-factor', {
      method: 'DELETE',
      token,
      body: { password: PASSWORD },
    });
    expect(last.status).toBe(409);
    const foreign = await server.signIn(server.foreign.users.owner.email);
    expect((await call('/ticket', { token: foreign.accessToken })).status).toBe(200);
  });
});

describe('a passkey', () => {
  it('is reported by GET /account as a second factor', async () => {
    const token = await server.tokenOf('tech');
    const account = async () => (await call('/account', { token })).json.data.secondFactor;
    expect(await account()).toMatchObject({ hasAuthenticator: false, hasPasskeys: false });
    await server.database.db
      .insertInto('passkeys')
      .values({
        company_id: server.company.id,
        id: newId(),
        user_id: server.company.users.tech.id,
        credential_id: 'AQID',
        public_key: Buffer.from([1]),
        counter: 0,
        name: 'Laptop',
      })
      .execute();
    expect(await account()).toMatchObject({ hasAuthenticator: false, hasPasskeys: true });
  });

  it('is rejected when the response does not match the challenge', async () => {
    const token = await server.tokenOf('tech');
    const started = await post('/account/passkey/options', { password: PASSWORD }, token);
    expect(started.json.data).toMatchObject({ rp: { id: 'localhost', name: 'Derrick' } });
    const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key', response: { clientDataJSON: 'e30' } };
    const refused = await post('/account/passkey', { name: 'Laptop', credential }, token);
    expect([refused.status, refused.json.errors]).toEqual([400, { credential: 'passkeyInvalid' }]);
    // The challenge was consumed.
    const { db } = server.database;
    expect((await call('/account/passkey', { token })).json.data.data).toEqual([]);
    expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });
});

// Must be the last test, because it ends the shared sessions.
it('a second factor is also required at sign-in after a password reset', async () => {
  const { secret } = await withAuthenticator('manager');
  const password = 'a new one by a link';
  await post('/auth/forgot-password', { email: emailOf('manager') });
  const mail = (await deliverMails(server.database.db)).find(({ kind }) => kind === 'passwordReset');
  const token = new URL(mail?.link ?? '').searchParams.get('token');
  const reset = { token, newPassword: password, confirmPassword: password };
  const { status, json } = await post('/auth/reset-password', reset);
  expect([status, json.data]).toEqual([200, {}]);
  expect((await login('manager', { password })).json.code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await login('manager', { password, code: codeOf(secret) })).status).toBe(200);
});
