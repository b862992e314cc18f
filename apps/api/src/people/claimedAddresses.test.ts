/** Addresses used for users of several companies. The account that confirms an address owns it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from '../../test/mail/delivery.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(server.database.db);
  await sql`delete from waits`.execute(server.database.db);
});

let serial = 0;
const freshEmail = () => {
  serial += 1;
  return `stranger${serial}@elsewhere.test`;
};
const fromNetwork = (network: number) => ({ 'x-forwarded-for': `10.9.0.${network}` });
const post = (path: string, body: unknown, token?: string, headers = fromNetwork(1)) =>
  server.call(`/api/v1/${path}`, { method: 'POST', body, token, headers });
const signIn = (email: string, password: string, network = 1) =>
  post('auth/login', { email, password }, undefined, fromNetwork(network));

/** Registers a company that confirms no address. */
async function register(email = freshEmail()) {
  const companyId = newId();
  const user = { companyId, email, fullname: 'Ursula Unconfirmed', password: PASSWORD, language: 'EN' };
  const company = { name: `Company ${companyId}`, size: 'SMALL', industry: 'Oil & Gas' };
  const { status, json } = await post('auth/register', { user, company });
  return { status, json, companyId, email, token: json.data?.accessToken as string };
}
const lettersTo = async (email: string) =>
  (await deliverMails(server.database.db)).filter(({ to }) => to === email);
const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? '';
const accept = (token: string, email?: string) =>
  post('auth/accept-invitation', {
    token,
    password: 'my own password',
    confirmPassword: 'my own password',
    ...(email && { email }),
  });
const companyOf = async (token: string) =>
  (await server.call('/api/v1/users/me', { token })).json.data.company.id as string;
/** Adds a manager with a password in a company that has confirmed no address. */
async function claim(email: string, password = 'password of the claim') {
  const company = await register();
  const { status } = await post('users/manager', { fullname: 'Claimed', email, password }, company.token);
  expect(status).toBe(201);
  return { ...company, password };
}

describe('adding a user', () => {
  it.each(['password', 'invitation'])(
    'by %s returns the same reply for known and unknown email addresses',
    async (method) => {
      const token = await server.tokenOf('owner');
      const claimed = [server.foreign.users.owner, server.foreign.users.gone, server.foreign.users.invited];
      const replies = [];
      for (const email of [freshEmail(), ...claimed.map((user) => user.email)]) {
        const body = { fullname: 'Ada Added', email, ...(method === 'password' && { password: PASSWORD }) };
        const { status, json } = await post('users/manager', body, token);
        replies.push([status, Object.keys(json.data ?? json.errors), json.data?.status]);
        await server.call(`/api/v1/users/manager/${json.data?.id}`, { method: 'DELETE', token });
      }
      expect(replies.slice(1)).toEqual(Array(3).fill(replies[0]));
      expect(replies[0]?.[0]).toBe(201);
    },
  );

  it('returns 409 for the email address of another user of the company', async () => {
    const token = await server.tokenOf('owner');
    const body = { fullname: 'Ada Added', email: server.company.users.tech.email, password: PASSWORD };
    const { status, json } = await post('users/manager', body, token);
    expect([status, json.errors]).toEqual([409, { email: 'emailTaken' }]);
  });

  it('lets the added user sign in, whether or not the email address belongs to another account', async () => {
    const password = 'password of the claim';
    for (const email of [freshEmail(), server.foreign.users.admin.email]) {
      const { companyId } = await claim(email, password);
      const { status, json } = await signIn(email, password);
      expect(status).toBe(200);
      expect(await companyOf(json.data.accessToken)).toBe(companyId);
    }
    const signedIn = await server.signIn(server.foreign.users.admin.email);
    expect(await companyOf(signedIn.accessToken)).toBe(server.foreign.id);
  });

  it('is limited for each company, with and without a password', async () => {
    const { token } = await register();
    const otherCompany = await register();
    const add = (index: number, as: string) =>
      post('users/manager', { fullname: `Ada ${index}`, password: PASSWORD, email: freshEmail() }, as);
    const statuses: number[] = [];
    for (let index = 0; index < 110; index += 1) statuses.push((await add(index, token)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(100);
    const refused = await add(111, token);
    expect([refused.status, refused.json.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await add(1, otherCompany.token)).status).toBe(201);
  });
});

describe('an email address used by an unconfirmed company', () => {
  it('can be invited by another company, and belongs to the account that confirms the mailed link', async () => {
    const email = freshEmail();
    await claim(email);
    const token = await server.tokenOf('owner');
    expect((await post('users/manager', { fullname: 'Stella', email }, token)).status).toBe(201);
    const [claimEmail] = await lettersTo(email);
    expect((await accept(tokenIn(claimEmail?.link))).status).toBe(200);
    const { json } = await signIn(email, 'my own password');
    expect(await companyOf(json.data.accessToken)).toBe(server.company.id);

    await post('auth/forgot-password', { email });
    const [reset] = await lettersTo(email);
    expect(reset?.kind).toBe('passwordReset');
    const newPassword = 'a new horse battery';
    const body = { token: tokenIn(reset?.link), newPassword, confirmPassword: newPassword };
    expect((await post('auth/reset-password', body)).status).toBe(200);
    const secondSignIn = await signIn(email, newPassword);
    expect(await companyOf(secondSignIn.json.data.accessToken)).toBe(server.company.id);
  });

  it('can be used to register another company', async () => {
    const email = freshEmail();
    await claim(email);
    await register(email).then(({ status }) => expect(status).toBe(201));
    const registered = await register(email);
    expect(registered.status).toBe(201);
    const [claimEmail] = await lettersTo(email);
    expect((await post('auth/confirm-email', { token: tokenIn(claimEmail?.link) })).status).toBe(200);
    const { json } = await signIn(email, PASSWORD);
    expect(await companyOf(json.data.accessToken)).toBe(registered.companyId);
    // The address now has an owner.
    expect((await register(email)).json.errors).toEqual({ 'user.email': 'emailTaken' });
  });

  it('is confirmed by only one of two companies registered with it', async () => {
    const email = freshEmail();
    await register(email);
    const first = tokenIn((await lettersTo(email))[0]?.link);
    await register(email);
    const second = tokenIn((await lettersTo(email))[0]?.link);
    const replies = await Promise.all([first, second].map((token) => post('auth/confirm-email', { token })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.json.errors).toEqual({ email: 'emailTaken' });
  });

  it('is not confirmed by accepting a copied invitation link', async () => {
    const token = await server.tokenOf('owner');
    const email = server.foreign.users.tech.email;
    const added = await post('users/manager', { fullname: 'Connie Copied', email }, token);
    const copiedLink = await post(`users/manager/${added.json.data.id}/invitation/link`, undefined, token);
    const accepted = await accept(tokenIn(copiedLink.json.data.link));
    expect(accepted.status).toBe(200);
    const signedIn = await server.signIn(email);
    expect(await companyOf(signedIn.accessToken)).toBe(server.foreign.id);
  });

  it('is rejected for a mailed invitation when it belongs to another account, and the link stays valid', async () => {
    const token = await server.tokenOf('owner');
    const email = server.foreign.users.other.email;
    await post('users/manager', { fullname: 'Twice', email }, token);
    const [claimEmail] = await lettersTo(email);
    const { status, json } = await accept(tokenIn(claimEmail?.link));
    expect([status, json.errors]).toEqual([409, { email: 'emailTaken' }]);
    const invitation = await server.call(`/api/v1/auth/invitation?token=${tokenIn(claimEmail?.link)}`);
    expect(invitation.status).toBe(200);
  });

  it('gives an attacker no additional guesses at the password of its owner', async () => {
    const { email } = server.foreign.users.owner;
    const { password } = await claim(email);
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (const guess of ['wrong 1', 'wrong 2', 'wrong 3', password]) {
        statuses.push((await signIn(email, guess, 7)).status);
      }
    }
    const wrong = statuses.filter((status) => status === 401).length;
    expect(wrong).toBeLessThanOrEqual(6);
    expect(statuses).toContain(429);
  });
});
