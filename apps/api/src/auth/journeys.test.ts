/** Tests accounts from registration to deletion, including emails and the traces in the database and the log. */
import { oneLine } from '@derrick/domain/format';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMails } from '../../test/mail/delivery.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { insertJob as enqueue } from '../jobs/enqueue.ts';
import { createLogger } from '../platform/logging.ts';

let server: TestServer;
let logged = '';
/** All passwords and tokens that were sent in requests and responses. */
const secrets = new Set<string>();

beforeAll(async () => {
  const write = (line: string) => {
    logged += line;
  };
  server = await startTestServer({ log: createLogger('trace', { write }) });
});
afterAll(() => server.close());

const post = (path: string, body: unknown) => server.call(`/api/v1/auth/${path}`, { method: 'POST', body });
const secret = (value: string) => {
  secrets.add(value);
  return value;
};
const tokensIn = async (reply: Awaited<ReturnType<typeof post>>) => {
  const { accessToken, refreshToken } = reply.json.data;
  return { accessToken: secret(accessToken), refreshToken: secret(refreshToken) };
};
const me = async (token: string) => (await server.call('/api/v1/users/me', { token })).json.data;
/** Returns the token of the link in the newest email to an address. */
const mailedToken = async (to: string) => {
  const mail = (await deliverMails(server.database.db)).find((message) => message.to === to);
  return secret(new URL(mail?.link ?? '').searchParams.get('token') ?? '');
};

/** Unusual names, typed by users or sent by programs. */
const names = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "Robert'); drop table users;--",
  '🛢️👩🏽‍🔧🇲🇽',
  'שלום עולם',
  'مرحبا بالعالم',
  'Ünïcödé Ñandú 名前 ИМЯ',
  '{{7*7}} <%= 7*7 %> #{7*7}',
  '../../etc/passwd',
  'a\u0000b',
  'admin\u202Enimda',
  'two\r\nlines: header',
  '\uD83D lone',
  '__proto__',
  'x'.repeat(200),
];

describe('a user name and a company name', () => {
  it.each(names)('are stored as plain text and escaped in emails: %j', async (name) => {
    const email = `name-${newId()}@fresh.test`;
    const password = secret('<script>alert("pw")</script>');
    const reply = await post('register', {
      user: { email, fullname: name, password, language: 'EN', companyId: newId() },
      company: { name, size: 'LARGE', industry: 'Healthcare' },
    });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('content-type')).toBe('application/json');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const { accessToken } = await tokensIn(reply);
    // A lone surrogate cannot be encoded in UTF-8.
    const stored = Buffer.from(oneLine(name)).toString();
    const person = await me(accessToken);
    expect([person.fullname, person.company.name]).toEqual([stored, stored]);
    expect((await post('login', { email, password })).status).toBe(200);
    const mail = (await deliverMails(server.database.db)).find(({ to }) => to === email);
    expect(mail?.html).not.toMatch(/<script|<img src=x/i);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});

describe('a new company', () => {
  const email = 'first.days@fresh.test';
  const companyId = newId();

  it('registers, resets a forgotten password and invites a user', async () => {
    const registered = await tokensIn(
      await post('register', {
        user: {
          email,
          fullname: 'Nadia Nueva',
          password: secret('first password'),
          language: 'ES',
          companyId,
        },
        company: { name: 'Fresh Fields', size: 'SMALL', industry: 'Technology' },
      }),
    );
    const { id: ownerId } = await me(registered.accessToken);

    await post('forgot-password', { email });
    const first = await mailedToken(email);
    await post('forgot-password', { email });
    const token = await mailedToken(email);
    const newPassword = secret('second password');
    const reset = (link: string) =>
      post('reset-password', { token: link, newPassword, confirmPassword: newPassword });
    expect((await reset(first)).json.code).toBe('TOKEN_REPLACED');
    expect((await reset(token)).status).toBe(200);
    expect((await post('refresh', { refreshToken: registered.refreshToken })).status).toBe(401);
    expect((await post('login', { email, password: 'first password' })).status).toBe(401);
    await tokensIn(await post('login', { email, password: newPassword }));
    const mails = await deliverMails(server.database.db);
    expect(mails.filter(({ to }) => to === email).map(({ kind }) => kind)).toEqual([
      // Other emails are sent only to confirmed addresses.
      'passwordReset',
      'passwordReset',
      'welcome',
    ]);

    const invited = { id: newId(), email: 'colleague@fresh.test' };
    await server.database.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('companies')
        .set({ confirmed_at: new Date() })
        .where('id', '=', companyId)
        .execute();
      await trx
        .insertInto('users')
        .values({
          company_id: companyId,
          ...invited,
          fullname: 'Carla Colega',
          role: 'MANAGER',
          status: 'PENDING',
        })
        .execute();
      await enqueue(trx, 'mail', {
        template: 'invitation',
        companyId,
        userId: invited.id,
        invitedBy: ownerId,
      });
    });
    const invitation = await mailedToken(invited.email);
    const { json } = await server.call(`/api/v1/auth/invitation?token=${invitation}`);
    expect(json.data).toEqual({
      fullname: 'Carla Colega',
      company: 'Fresh Fields',
      email: invited.email,
      phone: null,
      role: 'MANAGER',
      invitedBy: 'Nadia Nueva',
    });
    const password = secret('third password');
    const accepted = await tokensIn(
      await post('accept-invitation', { token: invitation, password, confirmPassword: password }),
    );
    expect((await me(accepted.accessToken)).company).toMatchObject({ id: companyId, memberCount: 2 });
  });

  it('leaves no password and no token in the database or the log', async () => {
    const { db } = server.database;
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
    // Stored emails contain tokens. In production, emails are sent and not stored.
    await sql`update jobs set state = null`.execute(db);
    let content = '';
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ text: string | null }>`
        select string_agg(t::text, ' ') as text from ${sql.table(name)} t`.execute(db);
      content += rows[0]?.text ?? '';
    }
    expect(content).toContain(email);
    expect(content).toContain('$argon2id$');
    expect(logged).toContain('company registered');
    expect(secrets.size).toBeGreaterThan(20);
    for (const value of secrets) {
      for (const form of [value, Buffer.from(value).toString('hex'), Buffer.from(value).toString('base64')]) {
        expect(content).not.toContain(form);
        expect(logged).not.toContain(form);
      }
      if (value.length === 43) {
        expect(content).not.toContain(Buffer.from(value, 'base64url').toString('hex'));
      }
    }
    // The log contains no names or addresses either.
    for (const person of [email, 'colleague@fresh.test', 'Nadia']) expect(logged).not.toContain(person);
  });
});
