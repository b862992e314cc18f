import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type Reply, startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { issueOneTimeToken } from '../links/oneTimeTokens.ts';

const server: TestServer = await startTestServer({ trustedProxies: 1 });
const owner = server.company.users.owner.email;
const admin = server.company.users.admin.email;
afterAll(() => server.close());
beforeEach(() => sql`with waited as (delete from waits) delete from rate_limits`.execute(server.database.db));

const HERE = '203.0.113.1';
/** Returns a network address that is used by no other request. */
const addressOf = (number: number) => `198.51.${number >> 8}.${number & 255}`;
const post = (path: string, body: unknown, from = HERE, cookie = '') =>
  server.call(`/api/v1/auth/${path}`, { method: 'POST', body, headers: { 'x-forwarded-for': from, cookie } });
const login = (email: string, password: string, from = HERE, cookie = '') =>
  post('login', { email, password }, from, cookie);
/** Signs in with a browser and returns its cookie. */
async function cookieOf(email: string, from = HERE): Promise<string> {
  const { status, headers } = await login(email, PASSWORD, from);
  expect(status).toBe(200);
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}
const wrong = (email = owner, from = HERE) => login(email, 'not the password', from);
const times = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));
const statuses = (replies: readonly Reply[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Expects a rejection with a `Retry-After` of full seconds up to a maximum. */
function expectRefusal({ status, json, headers }: Reply, seconds: number) {
  expect([status, json.code]).toEqual([429, 'RATE_LIMITED']);
  const after = headers.get('retry-after') ?? '';
  expect(after).toMatch(/^\d+$/);
  expect(Number(after)).toBeLessThanOrEqual(seconds);
  expect(Number(after)).toBeGreaterThan(0);
}

describe('sign-in', () => {
  it('allows five wrong passwords from one network before it blocks, also for simultaneous attempts', async () => {
    const replies = await times(40, () => wrong());
    expect(statuses(replies)).toEqual({ 401: 5, 429: 35 });
    for (const reply of replies.filter(({ status }) => status === 429)) expectRefusal(reply, 15);
    // While sign-in is blocked, even the correct password is rejected. Otherwise an attacker could continue to guess.
    expectRefusal(await login(owner, PASSWORD), 15);
    expect((await login(admin, PASSWORD)).status).toBe(200);
    expect((await login(owner, PASSWORD, addressOf(1))).status).toBe(200);
  });

  it('applies the same limit to an unknown email address, whatever its case', async () => {
    const replies = await times(40, (index) => wrong(index % 2 ? 'Nobody@ours.test' : ' nobody@OURS.test'));
    expect(statuses(replies)).toEqual({ 401: 5, 429: 35 });
  });

  it('resets the count after a correct password', async () => {
    for (let round = 0; round < 6; round += 1) {
      expect(statuses(await times(4, () => wrong()))).toEqual({ 401: 4 });
      expect((await login(owner, PASSWORD)).status).toBe(200);
    }
    expect(statuses(await times(40, () => wrong()))).toEqual({ 401: 5, 429: 35 });
  });

  it('allows twenty wrong passwords for one account across all networks before it blocks', async () => {
    const replies = await times(40, (index) => wrong(owner, addressOf(index)));
    expect(statuses(replies)).toEqual({ 401: 20, 429: 20 });
    expectRefusal(await login(owner, PASSWORD, addressOf(100)), 15);
    expect((await login(admin, PASSWORD, addressOf(100))).status).toBe(200);
  });

  it('stays possible from a network where the user has signed in before, despite attempts from other networks', async () => {
    expect((await login(owner, PASSWORD)).status).toBe(200);
    await times(40, (index) => wrong(owner, addressOf(index)));
    expect((await login(owner, PASSWORD, addressOf(100))).status).toBe(429);
    expect((await login(owner, PASSWORD)).status).toBe(200);
    expect(statuses(await times(40, () => wrong()))).toEqual({ 401: 5, 429: 35 });
  });

  it('stays possible in a known browser, despite attempts from the same network or on the same account', async () => {
    const cookie = await cookieOf(admin);
    await sql`delete from rate_limits where key like 'signed-in%'`.execute(server.database.db);
    const ownerCookie = await cookieOf(owner, addressOf(7));
    for (let part = 0; part < 3; part += 1) {
      await times(40, (index) => wrong(`nobody${part}-${index}@ours.test`, addressOf(7)));
    }
    await times(40, (index) => wrong(owner, addressOf(7 + index)));
    expect((await login(owner, PASSWORD, addressOf(8))).status).toBe(429);
    expect((await login(owner, PASSWORD, addressOf(7), ownerCookie)).status).toBe(200);
    expect((await login(owner, PASSWORD, addressOf(300), ownerCookie)).status).toBe(200);
    // A browser of another user is known only for that user's account.
    expect((await login(owner, PASSWORD, addressOf(8), cookie)).status).toBe(429);
  });

  it('counts only wrong passwords of the same browser when the browser is known', async () => {
    const cookie = await cookieOf(owner);
    const inBrowser = () => login(owner, 'not the password', addressOf(3), cookie);
    expect(statuses(await times(20, inBrowser))).toEqual({ 401: 5, 429: 15 });
    expect((await login(owner, PASSWORD, addressOf(3), cookie)).status).toBe(429);
    expect((await login(owner, PASSWORD)).status).toBe(200);
  });

  it('allows a hundred wrong passwords from one network across all accounts before it blocks', async () => {
    const replies: Reply[] = [];
    for (let part = 0; part < 3; part += 1) {
      replies.push(...(await times(40, (index) => wrong(`nobody${part}-${index}@ours.test`))));
    }
    const { 401: tried = 0, 429: refused = 0 } = statuses(replies);
    // A wait of a few seconds may end during the test.
    expect(tried + refused).toBe(120);
    expect(tried).toBeGreaterThanOrEqual(100);
    expect(refused).toBeGreaterThan(0);
    expectRefusal(await login(owner, PASSWORD), 5 * 60);
    expect((await login(owner, PASSWORD, addressOf(1))).status).toBe(200);
  });

  it('does not count correct passwords', async () => {
    for (const email of [owner, admin, owner]) {
      expect(statuses(await times(40, () => login(email, PASSWORD)))).toEqual({ 200: 40 });
    }
  });

  it('resets the count of the network where the user resets the password by link, and of no other network', async () => {
    await times(40, (index) => wrong(admin, addressOf(index)));
    await times(5, () => wrong(admin));
    expect((await login(admin, PASSWORD)).status).toBe(429);
    const token = await server.database.db.transaction().execute((trx) =>
      issueOneTimeToken(trx, {
        companyId: server.company.id,
        userId: server.company.users.admin.id,
        kind: 'reset',
      }),
    );
    const body = { token, newPassword: PASSWORD, confirmPassword: PASSWORD };
    expect((await post('reset-password', body)).status).toBe(200);
    expect((await login(admin, PASSWORD)).status).toBe(200);
    expect((await login(admin, PASSWORD, addressOf(100))).status).toBe(429);
  });

  it('counts a client by its real address, not by the address in its X-Forwarded-For header', async () => {
    const replies = await times(40, (index) => wrong(owner, `${addressOf(index)}, ${HERE}`));
    expect(statuses(replies)).toEqual({ 401: 5, 429: 35 });
  });
});

describe('a blocked sign-in', () => {
  it('returns the same response for a known and an unknown email address', async () => {
    for (const email of [owner, 'nobody@ours.test']) await times(5, () => wrong(email));
    const [ofKnown, unknown] = [await wrong(owner), await wrong('nobody@ours.test')];
    expectRefusal(ofKnown, 15);
    expectRefusal(unknown, 15);
    expect({ ...ofKnown.json, requestId: '' }).toEqual({ ...unknown.json, requestId: '' });
  });
});

describe('limits of calls without a session', () => {
  it('allow five password reset requests per hour for one email address and thirty from one network', async () => {
    const forgot = (email: string, from: string) => post('forgot-password', { email }, from);
    for (const email of [owner, 'nobody@ours.test']) {
      const replies = await times(40, (index) => forgot(email, addressOf(index)));
      expect(statuses(replies)).toEqual({ 200: 5, 429: 35 });
      expectRefusal(await forgot(email.toUpperCase(), addressOf(100)), 60 * 60);
    }
    const replies = await times(40, (index) => forgot(`person${index}@ours.test`, HERE));
    expect(statuses(replies)).toEqual({ 200: 30, 429: 10 });
    expectRefusal(await forgot('person100@ours.test', HERE), 15);
  });

  it('allow password reset requests from a known browser, despite requests from other browsers', async () => {
    const cookie = await cookieOf(owner);
    await times(40, (index) => post('forgot-password', { email: `person${index}@ours.test` }));
    await times(10, () => post('forgot-password', { email: owner }, addressOf(1)));
    expect((await post('forgot-password', { email: owner }, HERE)).status).toBe(429);
    const replies = await times(10, () => post('forgot-password', { email: owner }, HERE, cookie));
    expect(statuses(replies)).toEqual({ 200: 5, 429: 5 });
  });

  it('allow sixty registrations from one network before blocking', async () => {
    const register = (companyId: string) =>
      post('register', {
        user: { email: owner, fullname: 'Again', password: PASSWORD, language: 'EN', companyId },
        company: { name: 'Again', size: 'LARGE', industry: 'Finance' },
      });
    const replies = [
      ...(await times(40, () => register(newId()))),
      ...(await times(40, () => register(newId()))),
    ];
    expect(statuses(replies)).toEqual({ 409: 60, 429: 20 });
    expectRefusal(await register(newId()), 15);
  });

  it('allow a hundred unknown tokens from one network and never block a valid link', async () => {
    const readWith = (token: string) =>
      server.call(`/api/v1/auth/invitation?token=${token}`, { headers: { 'x-forwarded-for': HERE } });
    const token = 'x'.repeat(43);
    const replies: Reply[] = [];
    for (let part = 0; part < 40; part += 1) {
      replies.push(
        await post('reset-password', { token, newPassword: PASSWORD, confirmPassword: PASSWORD }),
        await post('accept-invitation', { token, password: PASSWORD, confirmPassword: PASSWORD }),
        await readWith(token),
      );
    }
    expect(statuses(replies)).toEqual({ 404: 100, 429: 20 });
    expectRefusal(await readWith(token), 15);
    const mailed = await server.database.db.transaction().execute((trx) =>
      issueOneTimeToken(trx, {
        companyId: server.company.id,
        userId: server.company.users.invited.id,
        kind: 'invitation',
      }),
    );
    expect((await readWith(mailed)).status).toBe(200);
  });
});

it('64 users added simultaneously do not block sign-in to another company', async () => {
  const foreignTokens = (await login(server.foreign.users.owner.email, PASSWORD, addressOf(50))).json.data
    .accessToken;
  const add = (index: number) =>
    server.call('/api/v1/users/manager', {
      method: 'POST',
      token: foreignTokens,
      body: { fullname: `Manager ${index}`, password: PASSWORD },
    });
  const { users } = server.company;
  const emails = [users.owner, users.admin, users.manager, users.tech, users.other].map(({ email }) => email);
  const [added, signedIn] = await Promise.all([
    times(64, add),
    times(30, (index) => login(emails[index % 5] ?? '', PASSWORD, addressOf(index))),
  ]);
  expect(statuses(signedIn)).toEqual({ 200: 30 });
  expect(statuses(added)[201]).toBeGreaterThanOrEqual(60);
});
