import { hash } from '@node-rs/argon2';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlier } from '../../test/earlier.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../test/server.ts';
import { hashToken } from '../links/oneTimeTokens.ts';
import { createPasswords } from './passwords.ts';
import { createSuccessors } from './successor.ts';

let server: TestServer;
beforeAll(async () => {
  // Hashes passwords with real cost.
  server = await startTestServer({ passwords: createPasswords() });
});
afterAll(() => server.close());

const login = (email: string, password: string) =>
  server.call('/api/v1/auth/login', { method: 'POST', body: { email, password } });
const refresh = (refreshToken: string) =>
  server.call('/api/v1/auth/refresh', { method: 'POST', body: { refreshToken } });
const me = (token: string) => server.call('/api/v1/users/me', { token });
/** Moves the time at which a token was consumed into the past. */
const age = (refreshToken: string, seconds: number) =>
  server.database.db
    .updateTable('refresh_tokens')
    .set({ used_at: earlier('used_at', sql`make_interval(secs => ${seconds})`) })
    .where('token_hash', '=', hashToken(refreshToken))
    .execute();

describe('sign-in', () => {
  it('returns an access and a refresh token, whatever the case of the email address', async () => {
    const { status, json, headers } = await login(' Owner@OURS.test ', PASSWORD);
    expect(status).toBe(200);
    expect(json.data).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('returns the same error for a wrong password, an unknown email address and accounts that cannot sign in', async () => {
    const { users } = server.company;
    const replies = await Promise.all([
      login(users.owner.email, 'not the password'),
      login('nobody@ours.test', PASSWORD),
      login(users.gone.email, 'not the password'),
      login(users.invited.email, PASSWORD),
    ]);
    for (const { status, json } of replies) {
      expect(status).toBe(401);
      expect(json).toMatchObject({ success: false, code: 'INVALID_CREDENTIALS' });
      expect({ ...json, requestId: '' }).toEqual({ ...replies[0]?.json, requestId: '' });
    }
  });

  it('reports the deactivation to a deactivated user only when the password is correct', async () => {
    const { status, json } = await login(server.company.users.gone.email, PASSWORD);
    expect(status).toBe(403);
    expect(json.code).toBe('ACCOUNT_DEACTIVATED');
  });

  it('ends the previous session of the same user in the same browser and no other session', async () => {
    const { manager, other } = server.company.users;
    const signInWith = async (email: string, cookie = '') => {
      const body = { email, password: PASSWORD };
      const { headers, json } = await server.call('/api/v1/auth/login', {
        method: 'POST',
        body,
        headers: { cookie },
      });
      return { ...json.data, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
    };
    const phone = await signInWith(manager.email);
    const first = await signInWith(manager.email);
    const colleague = await signInWith(other.email, first.cookie);
    expect((await me(first.accessToken)).status).toBe(200);

    const second = await signInWith(manager.email, first.cookie);
    expect((await me(first.accessToken)).status).toBe(401);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    for (const { accessToken } of [second, phone, colleague])
      expect((await me(accessToken)).status).toBe(200);
    const { changes } = await server.database.db
      .selectFrom('events')
      .select('changes')
      .where('action', '=', 'session.end')
      .where('target_id', '=', manager.id)
      .executeTakeFirstOrThrow();
    expect(changes).toContainEqual({ field: 'reason', before: null, after: 'signedInAgain' });
  });

  it('rehashes a password that was hashed with other parameters', async () => {
    const { db } = server.database;
    const { email, id } = server.company.users.other;
    const stored = () =>
      db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
    const weaker = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await db.updateTable('users').set({ password_hash: weaker }).where('id', '=', id).execute();
    expect((await login(email, 'not the password')).status).toBe(401);
    expect((await stored()).password_hash).toBe(weaker);
    expect((await login(email, PASSWORD)).status).toBe(200);
    const renewed = (await stored()).password_hash;
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await stored()).password_hash).toBe(renewed);
  });

  it('stores neither tokens nor passwords in plain text', async () => {
    const { refreshToken, accessToken } = await server.signIn(server.company.users.admin.email);
    const { rows } = await sql<{ content: string }>`
      select string_agg(u::text, '') || (select string_agg(r::text, '') from refresh_tokens r) as content from users u
    `.execute(server.database.db);
    const content = rows[0]?.content ?? '';
    expect(content).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [refreshToken, accessToken, PASSWORD]) expect(content).not.toContain(secret);
  });
});

describe('GET /users/me', () => {
  it('returns the user with company, member count and permissions', async () => {
    const token = await server.tokenOf('manager');
    const { status, json } = await me(token);
    expect(status).toBe(200);
    const counted = (await server.call('/api/v1/notification/count', { token })).json.data.unread;
    expect(json.data).toMatchObject({
      id: server.company.users.manager.id,
      fullname: 'Mona Manager',
      email: 'manager@ours.test',
      role: 'MANAGER',
      language: 'en',
      unreadNotifications: counted,
      company: { id: server.company.id, name: 'Ours', memberCount: 5 },
    });
    expect(json.data.permissions).toContain('technicians:write');
    expect(json.data.permissions).not.toContain('managers:write');
  });

  it('rejects a missing, malformed, forged or expired access token', async () => {
    const { id: userId } = server.company.users.owner;
    const claims = { cid: server.company.id, sid: server.company.id, ver: 1 };
    const forge = (key: string, typ: string, age: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject(userId)
        .setIssuer('derrick')
        .setAudience('derrick-api')
        .setExpirationTime(age)
        .sign(new TextEncoder().encode(key));
    const secret = 'a secret of thirty-two bytes or more';
    const none = `${btoa('{"alg":"none","typ":"at+jwt"}')}.${btoa(JSON.stringify({ ...claims, sub: userId }))}.`;
    const { refreshToken } = await server.signIn(server.company.users.owner.email);
    for (const token of [
      undefined,
      'nonsense',
      'a.b.c',
      none.replaceAll('=', ''),
      refreshToken,
      await forge('another secret of thirty-two bytes', 'at+jwt', '1h'),
      await forge(secret, 'JWT', '1h'),
      await forge(secret, 'at+jwt', '-1s'),
      // Correctly signed, but for a sign-in that does not exist.
      await forge(secret, 'at+jwt', '1h'),
    ]) {
      const { status, json, headers } = await server.call('/api/v1/users/me', { token });
      expect(status).toBe(401);
      expect(json).toMatchObject({ success: false, code: 'UNAUTHORIZED' });
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
  });
});

describe('a session', () => {
  it('exchanges a refresh token for a new token pair', async () => {
    const first = await server.signIn(server.company.users.owner.email);
    const { status, json } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(json.data.refreshToken).not.toBe(first.refreshToken);
    expect((await me(json.data.accessToken)).status).toBe(200);
  });

  it('returns the same new refresh token for twenty simultaneous refreshes', async () => {
    const { refreshToken } = await server.signIn(server.company.users.owner.email);
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const next = new Set(replies.map(({ json }) => json.data.refreshToken));
    const [token = '', ...rest] = next;
    expect(rest).toEqual([]);
    expect((await refresh(token)).status).toBe(200);
  });

  it('has exactly one unused refresh token after repeated refreshes within the grace period', async () => {
    const { refreshToken } = await server.signIn(server.company.users.owner.email);
    await Promise.all(Array.from({ length: 21 }, () => refresh(refreshToken)));
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from refresh_tokens where used_at is null and family_id =
        (select family_id from refresh_tokens where token_hash = ${hashToken(refreshToken)})
    `.execute(server.database.db);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('has successor tokens that cannot be computed without the secret', async () => {
    const { refreshToken } = await server.signIn(server.company.users.owner.email);
    const next = createSuccessors('another secret of thirty-two bytes')(refreshToken);
    expect((await refresh(refreshToken)).json.data.refreshToken).not.toBe(next.token);
  });

  it('ends with its token family when a used refresh token is reused after more than ten seconds', async () => {
    const first = await server.signIn(server.company.users.owner.email);
    const otherSession = await server.signIn(server.company.users.owner.email);
    const second = (await refresh(first.refreshToken)).json.data;
    await age(first.refreshToken, 9);
    const inGrace = await refresh(first.refreshToken);
    expect(inGrace.status).toBe(200);
    expect(inGrace.json.data.refreshToken).toBe(second.refreshToken);
    await age(first.refreshToken, 2);
    expect((await me(second.accessToken)).status).toBe(200);

    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await me(second.accessToken)).status).toBe(401);
    // Other sign-ins of the same user continue.
    expect((await refresh(otherSession.refreshToken)).status).toBe(200);
  });

  it('ends when its refresh token expires and when the user is deactivated', async () => {
    const { refreshToken } = await server.signIn(server.company.users.admin.email);
    await server.database.db
      .updateTable('refresh_tokens')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('token_hash', '=', hashToken(refreshToken))
      .execute();
    expect((await refresh(refreshToken)).status).toBe(401);

    const adminSession = await server.signIn(server.company.users.admin.email);
    const setStatus = (status: 'ACTIVE' | 'DEACTIVE') =>
      server.database.db
        .updateTable('users')
        .set({ status })
        .where('id', '=', server.company.users.admin.id)
        .execute();
    await setStatus('DEACTIVE');
    expect((await refresh(adminSession.refreshToken)).status).toBe(401);
    await setStatus('ACTIVE');
  });

  it('ends immediately for all tokens of the family when the user signs out', async () => {
    const first = await server.signIn(server.company.users.owner.email);
    const second = (await refresh(first.refreshToken)).json.data;
    expect((await me(second.accessToken)).status).toBe(200);
    const logout = (refreshToken: string) =>
      server.call('/api/v1/auth/logout', { method: 'POST', body: { refreshToken } });
    expect((await logout(first.refreshToken)).json).toEqual({ success: true, data: {} });
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await me(second.accessToken)).status).toBe(401);
    expect((await logout('never given out')).status).toBe(200);
  });

  it('ends when the session version of the user is incremented', async () => {
    const { accessToken } = await server.signIn(server.company.users.other.email);
    await server.database.db
      .updateTable('users')
      .set({ session_version: 2 })
      .where('id', '=', server.company.users.other.id)
      .execute();
    expect((await me(accessToken)).status).toBe(401);
  });
});
