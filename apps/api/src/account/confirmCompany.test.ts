import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from '../../test/mail/delivery.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => sql`delete from rate_limits`.execute(server.database.db));

const post = (path: string, token: string | undefined, body?: object) =>
  server.call(`/api/v1/${path}`, { method: 'POST', token, body });
let serial = 0;

/** Registers a company and returns its first user. */
async function register() {
  serial += 1;
  const companyId = newId();
  const email = `nadia${serial}@fresh.test`;
  const user = { companyId, email, fullname: 'Nadia Nueva', password: PASSWORD, language: 'EN' };
  const company = { name: `Fresh Fields ${serial}`, size: 'SMALL', industry: 'Oil & Gas' };
  const { json } = await post('auth/register', undefined, { user, company });
  return { companyId, email, token: json.data.accessToken as string };
}
const lettersTo = async (email: string) =>
  (await deliverMails(server.database.db)).filter(({ to }) => to === email);
const linkTo = async (email: string) => {
  const [confirmationEmail] = await lettersTo(email);
  return new URL(confirmationEmail?.link ?? '').searchParams.get('token') ?? '';
};
const manager = (index: number) => ({ fullname: 'Ida Invited', email: `ida${index}@fresh.test` });

describe('a registered company', () => {
  it('sends no messages to other people before its email address is confirmed', async () => {
    const { token, email } = await register();
    const attempts = [
      post('users/manager', token, manager(0)),
      post('users/admin', token, { fullname: 'Ida Invited', phone: '4325550142' }),
    ];
    for (const { status, json } of await Promise.all(attempts)) {
      expect([status, json.code]).toEqual([403, 'EMAIL_UNCONFIRMED']);
    }
    // Users with a password get no email.
    const { status, json } = await post('users/manager', token, { fullname: 'Pat', password: PASSWORD });
    expect(status).toBe(201);
    const change = { method: 'PUT', token, body: { email: 'somebody@else.test' } } as const;
    const changed = await server.call(`/api/v1/users/manager/${json.data.id}`, change);
    expect([changed.status, changed.json.code]).toEqual([403, 'EMAIL_UNCONFIRMED']);
    const letters = await deliverMails(server.database.db);
    expect(letters.filter(({ to }) => /fresh|else/.test(to)).map(({ to }) => to)).toEqual([email]);
  });

  it('can invite users after the link of the registration email is confirmed', async () => {
    const { token, email, companyId } = await register();
    const link = await linkTo(email);
    const read = await server.call(`/api/v1/auth/email-change?token=${link}`);
    expect(read.json.data).toEqual({ email, isRegistration: true, needsPassword: false });
    const confirm = () => post('auth/confirm-email', undefined, { token: link });
    expect((await confirm()).json.data).toEqual({ email });
    expect((await confirm()).json.code).toBe('TOKEN_USED');
    expect((await post('users/manager', token, manager(1))).status).toBe(201);
    const events = await server.database.db
      .selectFrom('events')
      .select('action')
      .where('company_id', '=', companyId)
      .execute();
    expect(events.map(({ action }) => action)).toContain('company.confirm');
  });

  it('can request the confirmation link again, up to a limit', async () => {
    const { token, email } = await register();
    const replies = await Promise.all(Array.from({ length: 20 }, () => post('users/me/confirmation', token)));
    // The email of the registration also counts.
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(11);
    const letters = await lettersTo(email);
    const followed = letters.map(async ({ link }) => {
      const body = { token: new URL(link).searchParams.get('token') };
      return (await post('auth/confirm-email', undefined, body)).status;
    });
    // The newest of several links.
    expect((await Promise.all(followed)).toSorted()).toEqual([200, ...Array<number>(9).fill(410)]);
    const { length } = letters;
    expect((await post('users/me/confirmation', token)).json.data).toEqual({ email });
    expect(await lettersTo(email)).toHaveLength(length);
  });
});

describe('messages sent by a company', () => {
  const { owner, admin } = { owner: 'owner', admin: 'admin' } as const;

  it('are limited for all users of the company together', async () => {
    const tokens = [await server.tokenOf(owner), await server.tokenOf(admin)];
    await sql`update rate_limits set points = 0`.execute(server.database.db);
    const replies: number[] = [];
    for (let part = 0; part < 8; part += 1) {
      const requests = Array.from({ length: 40 }, (_, index) =>
        post('users/manager', tokens[index % 2], manager(1000 + 40 * part + index)),
      );
      replies.push(...(await Promise.all(requests)).map(({ status }) => status));
    }
    expect(replies.filter((status) => status === 201)).toHaveLength(300);
    expect(replies.filter((status) => status === 429)).toHaveLength(20);
  });

  it('to the same email address are limited across all senders', async () => {
    const { json } = await post('users/manager', await server.tokenOf(owner), manager(5000));
    const confirmAgain = () =>
      server
        .tokenOf(admin)
        .then((token) => post(`users/manager/${json.data.id}/invitation`, token, { by: 'email' }));
    const replies = await Promise.all(Array.from({ length: 30 }, confirmAgain));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(9);
  });

  it('are counted for each change of the email address or phone number of a pending user', async () => {
    const token = await server.tokenOf(owner);
    const { json } = await post('users/manager', token, { fullname: 'Ida', phone: '4325550000' });
    const statuses: number[] = [];
    for (let index = 10; index < 40; index += 1) {
      const body = index % 2 ? { phone: `43${index}555100` } : { email: `change${index}@fresh.test` };
      const path = `/api/v1/users/manager/${json.data.id}`;
      statuses.push((await server.call(path, { method: 'PUT', token, body })).status);
    }
    // The first invitation also counts.
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  });

  it('to phone numbers with the same prefix are limited', async () => {
    const token = await server.tokenOf(owner);
    const add = (index: number) =>
      post('users/manager', token, { fullname: 'Ida', phone: `915555${1000 + index}` });
    const replies = await Promise.all(Array.from({ length: 110 }, (_, index) => add(index)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(100);
  });
});
