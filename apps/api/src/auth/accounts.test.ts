import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlier } from '../../test/earlier.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { issueOneTimeToken, type OneTimeTokenKind, replaceOneTimeTokens } from '../links/oneTimeTokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1 });
});
afterAll(() => server.close());

const NEW_PASSWORD = 'a new horse battery';

let networks = 0;
/** Returns a new network address for each request, so that requests do not share limits. */
const otherNetwork = () => {
  networks += 1;
  return { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
};
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.call(`/api/v1/auth/${path}`, { method: 'POST', body, headers: { ...otherNetwork(), ...headers } });
const login = (email: string, password: string) => post('login', { email, password });
const me = (token: string) => server.call('/api/v1/users/me', { token });

let people = 0;
const registration = (changes: { user?: object; company?: object } = {}) => {
  people += 1;
  return {
    user: {
      email: `New.Owner${people}@fresh.test`,
      fullname: 'Nadia Nueva',
      password: NEW_PASSWORD,
      language: 'ES',
      companyId: newId(),
      ...changes.user,
    },
    company: { name: 'Fresh Fields', size: 'SMALL', industry: 'Oil & Gas', ...changes.company },
  };
};

const issue = (kind: OneTimeTokenKind, userId: string, companyId = server.company.id) =>
  server.database.db
    .transaction()
    .execute((trx) =>
      issueOneTimeToken(trx, { companyId, userId, kind, invitedBy: server.company.users.manager.id }),
    );
const replace = (userId: string) =>
  server.database.db
    .transaction()
    .execute((trx) => replaceOneTimeTokens(trx, { companyId: server.company.id, userId }));
const addPerson = async (changes: { status?: 'ACTIVE' | 'DEACTIVE' | 'PENDING'; email?: null } = {}) => {
  people += 1;
  const id = newId();
  const { status = 'PENDING' } = changes;
  const email = changes.email === null ? null : `person${people}@ours.test`;
  await server.database.db
    .insertInto('users')
    .values({ company_id: server.company.id, id, role: 'TECHNICIAN', fullname: 'Ina Invited', status, email })
    .execute();
  return { id, email: email ?? '' };
};
const change = (id: string, changes: { status?: 'DEACTIVE' | 'ACTIVE'; deleted_at?: Date }) =>
  server.database.db.updateTable('users').set(changes).where('id', '=', id).execute();
const age = (userId: string, hours: number) =>
  server.database.db
    .updateTable('one_time_tokens')
    .set({ expires_at: earlier('expires_at', sql`make_interval(hours => ${hours})`) })
    .where('user_id', '=', userId)
    .execute();
const mails = async () => {
  const { rows } = await sql<{ payload: Record<string, string> }>`
    select payload from jobs where kind = 'mail' order by id`.execute(server.database.db);
  return rows.map(({ payload }) => payload);
};
const count = async (table: 'companies' | 'users' | 'jobs') => {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    server.database.db,
  );
  return rows[0]?.count ?? 0;
};

describe('registration', () => {
  it('creates a company whose only user is a signed-in super admin', async () => {
    const body = registration({ company: { timeZone: 'America/Denver' } });
    const { status, json, headers } = await post('register', body);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');

    const { data } = (await me(json.data.accessToken)).json;
    const email = body.user.email.toLowerCase();
    expect(data).toMatchObject({
      fullname: 'Nadia Nueva',
      email,
      role: 'SUPER_ADMIN',
      language: 'es',
      company: {
        id: body.user.companyId,
        name: 'Fresh Fields',
        memberCount: 1,
        timeZone: 'America/Denver',
      },
    });
    expect((await mails()).at(-1)).toEqual({
      template: 'welcome',
      companyId: body.user.companyId,
      userId: data.id,
    });
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    expect((await post('refresh', { refreshToken: json.data.refreshToken })).status).toBe(200);
    const { rows } = await sql<{ size: string; industry: string; levels: number; roles: number }>`
      select size, industry, (select count(*) from job_types where company_id = companies.id) as levels,
        (select count(*) from job_roles where company_id = companies.id) as roles
      from companies where id = ${body.user.companyId}`.execute(server.database.db);
    expect(rows).toEqual([{ size: 'SMALL', industry: 'Oil & Gas', levels: 4, roles: 10 }]);
    const tickets = await server.call('/api/v1/ticket', { token: json.data.accessToken });
    expect(tickets.json.data.meta.pagination.count).toBe(0);
  });

  it('derives currency, units and formats from the country of the time zone', async () => {
    const settingsOf = async (timeZone: string) => {
      const { json } = await post('register', registration({ company: { timeZone } }));
      const { accessToken: token } = json.data;
      const { data } = (await server.call('/api/v1/company', { token })).json;
      const { currency, distanceUnit, hourCycle, weekStart } = data.locale;
      return [currency, distanceUnit, hourCycle, weekStart, data.invoices.paperSize];
    };
    expect(await settingsOf('America/Mexico_City')).toEqual(['MXN', 'km', 'h12', 'SUNDAY', 'LETTER']);
    expect(await settingsOf('Europe/Madrid')).toEqual(['EUR', 'km', 'h23', 'MONDAY', 'A4']);
    expect(await settingsOf('UTC')).toEqual(['USD', 'mi', 'h12', 'MONDAY', 'LETTER']);
  });

  it('sets the time zone to UTC when the server does not know the time zone of the browser', async () => {
    const { status, json } = await post('register', registration({ company: { timeZone: 'Moon/Tycho' } }));
    expect(status).toBe(201);
    expect((await me(json.data.accessToken)).json.data.company.timeZone).toBe('UTC');
  });

  it('rejects a company id that is already taken and adds no user to that company', async () => {
    const before = [await count('companies'), await count('users'), await count('jobs')];
    for (const companyId of [server.company.id, server.company.id.toUpperCase()]) {
      const { status, json } = await post('register', registration({ user: { companyId } }));
      expect([status, json.code]).toEqual([409, 'CONFLICT']);
      expect(json.errors).toEqual({ 'user.companyId': 'companyIdTaken' });
    }
    expect([await count('companies'), await count('users'), await count('jobs')]).toEqual(before);
  });

  it('rejects an email address that is already taken, in any case, and creates no company', async () => {
    const before = await count('companies');
    for (const email of [server.foreign.users.gone.email, ' OWNER@ours.TEST ']) {
      const { status, json } = await post('register', registration({ user: { email } }));
      expect([status, json.code, json.errors]).toEqual([409, 'CONFLICT', { 'user.email': 'emailTaken' }]);
    }
    const sameEmail = registration({
      user: { email: server.company.users.owner.email, companyId: server.company.id },
    });
    expect((await post('register', sameEmail)).json.errors).toEqual({
      'user.email': 'emailTaken',
      'user.companyId': 'companyIdTaken',
    });
    expect(await count('companies')).toBe(before);
  });

  it('accepts the email address of a deleted user', async () => {
    const { id, email } = await addPerson();
    await change(id, { deleted_at: new Date() });
    expect((await post('register', registration({ user: { email } }))).status).toBe(201);
  });

  it('succeeds exactly once for twenty identical simultaneous requests', async () => {
    const before = [await count('companies'), await count('users'), await count('jobs')];
    const body = registration();
    const replies = await Promise.all(Array.from({ length: 20 }, () => post('register', body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const after = [await count('companies'), await count('users'), await count('jobs')];
    expect(after).toEqual(before.map((number) => number + 1));
  });

  it('accepts the same email address for several companies until a company confirms it', async () => {
    const before = await count('companies');
    const { email } = registration().user;
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => post('register', registration({ user: { email } }))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
    expect(await count('companies')).toBe(before + 10);
  });

  it('succeeds exactly once for ten simultaneous requests with the same company id', async () => {
    const companyId = newId();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => post('register', registration({ user: { companyId } }))),
    );
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    for (const { json } of refused) expect(json.errors).toEqual({ 'user.companyId': 'companyIdTaken' });
  });
});

describe('the request for a password reset email', () => {
  it('returns the same response and enqueues the same job whether or not the email address has an account', async () => {
    const { users } = server.company;
    const start = await count('jobs');
    const emails = [
      users.owner.email,
      'nobody@nowhere.test',
      users.gone.email,
      users.invited.email,
      ' Tech@Ours.test ',
    ];
    const replies = [];
    for (const email of emails) {
      replies.push(await post('forgot-password', { email }, { 'x-request-id': 'the-same-id' }));
    }
    const sentence = 'If this address has an account, a link to set a new password is on its way';
    for (const { status, text, headers } of replies) {
      expect(status).toBe(200);
      expect(text).toBe(`{"success":true,"data":{},"message":"${sentence}"}`);
      expect(Object.fromEntries(headers)).toEqual(Object.fromEntries(replies[0]?.headers ?? []));
    }
    expect((await mails()).slice(start)).toEqual(
      emails.map((email) => ({
        template: 'passwordReset',
        email: email.trim().toLowerCase(),
        language: 'en',
      })),
    );
  });

  it('chooses the language of the email by Accept-Language', async () => {
    for (const [accepted, language] of [
      ['es-MX,es;q=0.9,en;q=0.8', 'es'],
      ['de, es;q=0.5, en;q=0.4', 'es'],
      ['en-US,en;q=0.9,es;q=0.8', 'en'],
      ['fr', 'en'],
      ['es;q=0, en', 'en'],
      ['*', 'en'],
      ['', 'en'],
    ] as const) {
      await post('forgot-password', { email: `${language}@x.test` }, { 'accept-language': accepted });
      expect([accepted, (await mails()).at(-1)?.['language']]).toEqual([accepted, language]);
    }
  });
});

describe('the password reset', () => {
  const reset = (token: string, newPassword = NEW_PASSWORD, confirmPassword = newPassword) =>
    post('reset-password', { token, newPassword, confirmPassword });

  it('works once per link, ends all sessions of the user and sends an email', async () => {
    const { id, email } = server.company.users.admin;
    const sessions = [await server.signIn(email), await server.signIn(email)];
    const ownerSession = await server.signIn(server.company.users.owner.email);
    for (const { accessToken } of sessions) expect((await me(accessToken)).status).toBe(200);
    const token = await issue('reset', id);
    const { status, json } = await reset(token);
    const message = 'Your password has been successfully changed.';
    expect([status, json]).toEqual([200, { success: true, data: {}, message }]);

    for (const { accessToken, refreshToken } of sessions) {
      expect((await me(accessToken)).status).toBe(401);
      expect((await post('refresh', { refreshToken })).status).toBe(401);
    }
    expect((await me(ownerSession.accessToken)).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(401);
    const secondLogin = await login(email, NEW_PASSWORD);
    expect(secondLogin.status).toBe(200);
    expect((await me(secondLogin.json.data.accessToken)).status).toBe(200);
    expect(await mails()).toContainEqual(
      expect.objectContaining({
        template: 'passwordChanged',
        companyId: server.company.id,
        userId: id,
      }),
    );

    const used = await reset(token, 'another password');
    expect([used.status, used.json.code]).toEqual([410, 'TOKEN_USED']);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('returns the reason when a link is replaced, expired, unknown or of another kind', async () => {
    const { id } = await addPerson({ status: 'ACTIVE' });
    const replaced = await issue('reset', id);
    const expired = await issue('reset', id);
    await age(id, 2);
    const invitation = await issue('invitation', id);
    for (const [token, status, code] of [
      [replaced, 410, 'TOKEN_REPLACED'],
      [expired, 410, 'TOKEN_EXPIRED'],
      [invitation, 404, 'TOKEN_UNKNOWN'],
      ['x'.repeat(43), 404, 'TOKEN_UNKNOWN'],
      ['<script>alert(1)</script>', 404, 'TOKEN_UNKNOWN'],
      ["' or 1=1 --", 404, 'TOKEN_UNKNOWN'],
    ] as const) {
      const reply = await reset(token);
      expect([token, reply.status, reply.json.code]).toEqual([token, status, code]);
    }
    const long = await reset('x'.repeat(10_000));
    expect([long.status, long.json.errors]).toEqual([400, { token: 'tokenInvalid' }]);
    const different = await reset(await issue('reset', id), NEW_PASSWORD, `${NEW_PASSWORD} `);
    expect([different.status, different.json.errors]).toEqual([400, { confirmPassword: 'passwordsDiffer' }]);
  });

  it('succeeds for exactly one of ten simultaneous requests', async () => {
    const { id, email } = await addPerson({ status: 'ACTIVE' });
    const token = await issue('reset', id);
    const before = await count('jobs');
    const passwords = Array.from({ length: 10 }, (_, index) => `password number ${index}`);
    const replies = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, index) => replies[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(replies.filter(({ json }) => json.code === 'TOKEN_USED')).toHaveLength(9);
    expect(await count('jobs')).toBe(before + 1);
    expect((await login(email, winners[0] ?? '')).status).toBe(200);
  });

  it('ends sessions that are refreshed at the same moment', async () => {
    const { id, email } = await addPerson({ status: 'ACTIVE' });
    await reset(await issue('reset', id), PASSWORD);
    for (let round = 0; round < 3; round += 1) {
      const sessions = await Promise.all([1, 2, 3].map(() => server.signIn(email)));
      const token = await issue('reset', id);
      const [succeeded, ...raced] = await Promise.all([
        reset(token, PASSWORD),
        ...sessions.flatMap(({ refreshToken }) => [
          post('refresh', { refreshToken }),
          post('refresh', { refreshToken }),
        ]),
      ]);
      expect(succeeded.status).toBe(200);
      for (const { refreshToken } of [
        ...sessions,
        ...raced.flatMap(({ status, json }) => (status === 200 ? [json.data] : [])),
      ]) {
        expect((await post('refresh', { refreshToken })).status).toBe(401);
      }
    }
  });

  it('is rejected for a deactivated user until reactivation, and for a deleted user', async () => {
    const { id, email } = await addPerson({ status: 'ACTIVE' });
    const token = await issue('reset', id);
    await change(id, { status: 'DEACTIVE' });
    const refused = await reset(token);
    expect([refused.status, refused.json.code]).toEqual([403, 'ACCOUNT_DEACTIVATED']);
    await change(id, { status: 'ACTIVE' });
    expect((await reset(token)).status).toBe(200);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);

    const last = await issue('reset', id);
    await change(id, { deleted_at: new Date() });
    const unknownReply = await reset(last);
    expect([unknownReply.status, unknownReply.json.code]).toEqual([404, 'TOKEN_UNKNOWN']);
  });

  it('does not activate an invited user', async () => {
    const { id } = await addPerson();
    const { status, json } = await reset(await issue('reset', id));
    expect([status, json.code]).toEqual([403, 'ACCOUNT_PENDING']);
  });
});

describe('an invitation', () => {
  const read = (token: string, method: 'GET' | 'HEAD' = 'GET') =>
    server.call(`/api/v1/auth/invitation?token=${encodeURIComponent(token)}`, {
      method,
      headers: otherNetwork(),
    });
  const accept = (token: string, password = NEW_PASSWORD, confirmPassword = password) =>
    post('accept-invitation', { token, password, confirmPassword });

  it('shows the inviter and the invited user on every read and can be accepted only once', async () => {
    const { id, email } = await addPerson();
    const token = await issue('invitation', id);
    for (let time = 0; time < 3; time += 1) {
      const { status, json, headers } = await read(token);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(json.data).toEqual({
        fullname: 'Ina Invited',
        company: 'Ours',
        email,
        phone: null,
        role: 'TECHNICIAN',
        invitedBy: 'Mona Manager',
      });
      expect((await read(token, 'HEAD')).status).toBe(200);
    }
    expect((await login(email, NEW_PASSWORD)).status).toBe(401);

    const { status, json } = await accept(token);
    expect(status).toBe(200);
    expect((await me(json.data.accessToken)).json.data).toMatchObject({ id, role: 'TECHNICIAN' });
    expect((await post('refresh', { refreshToken: json.data.refreshToken })).status).toBe(200);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);

    for (const reply of [await accept(token, 'another one'), await read(token)]) {
      expect([reply.status, reply.json.code]).toEqual([410, 'TOKEN_USED']);
    }
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('is accepted by exactly one of ten simultaneous requests', async () => {
    const { id } = await addPerson();
    const token = await issue('invitation', id);
    const replies = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(410)]);
  });

  it('returns the reason when a link is replaced, expired, unknown or of another kind', async () => {
    const { id } = await addPerson();
    const replaced = await issue('invitation', id);
    await replace(id);
    const expired = await issue('invitation', id);
    await age(id, 7 * 24 + 1);
    for (const [token, status, code] of [
      [replaced, 410, 'TOKEN_REPLACED'],
      [expired, 410, 'TOKEN_EXPIRED'],
      [await issue('reset', id), 404, 'TOKEN_UNKNOWN'],
      ['nonsense', 404, 'TOKEN_UNKNOWN'],
    ] as const) {
      for (const reply of [await read(token), await accept(token)]) {
        expect([token, reply.status, reply.json.code]).toEqual([token, status, code]);
      }
    }
    for (const query of ['', '?token=', `?token=${'x'.repeat(10_000)}`, '?token=%00', '?token=%E0%A4%A']) {
      const reply = await server.call(`/api/v1/auth/invitation${query}`, { headers: otherNetwork() });
      expect([query.slice(0, 20), reply.status, reply.json.code]).toEqual([
        query.slice(0, 20),
        404,
        'TOKEN_UNKNOWN',
      ]);
    }
  });

  it('is rejected for deactivated and deleted users', async () => {
    const { id } = await addPerson();
    const token = await issue('invitation', id);
    await change(id, { status: 'DEACTIVE' });
    for (const reply of [await read(token), await accept(token)]) {
      expect([reply.status, reply.json.code]).toEqual([403, 'ACCOUNT_DEACTIVATED']);
    }
    await change(id, { deleted_at: new Date() });
    for (const reply of [await read(token), await accept(token)]) {
      expect([reply.status, reply.json.code]).toEqual([404, 'TOKEN_UNKNOWN']);
    }
  });

  it('sets a password for an active user without a password, but not for a user with a password', async () => {
    const { id, email } = await addPerson({ status: 'ACTIVE' });
    const token = await issue('invitation', id);
    expect((await accept(token)).status).toBe(200);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);

    const late = await issue('invitation', id);
    for (const reply of [await read(late), await accept(late, 'not theirs to change')]) {
      expect([reply.status, reply.json.code]).toEqual([410, 'TOKEN_USED']);
    }
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  describe('without an email address', () => {
    const ADDRESS_BODY = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const addBySms = async () => {
      const { id } = await addPerson({ email: null });
      return { id, token: await issue('invitation', id) };
    };
    const acceptAs = (token: string, email?: unknown) =>
      post('accept-invitation', { token, ...(email !== undefined && { email }), ...ADDRESS_BODY });

    it('requires an email address for sign-in', async () => {
      const { id, token } = await addBySms();
      for (const [email, key] of [
        [undefined, 'emailRequired'],
        ['', 'emailRequired'],
        ['luis@', 'emailInvalid'],
      ] as const) {
        const { status, json } = await acceptAs(token, email);
        expect([email, status, json.code, json.errors]).toEqual([
          email,
          400,
          'VALIDATION_FAILED',
          { email: key },
        ]);
      }
      const { status, json } = await acceptAs(token, ' Luis.SMS@Ours.test ');
      expect(status).toBe(200);
      expect((await me(json.data.accessToken)).json.data).toMatchObject({ id, email: 'luis.sms@ours.test' });
      for (const typed of ['luis.sms@ours.test', 'LUIS.sms@ours.test']) {
        expect((await login(typed, NEW_PASSWORD)).status).toBe(200);
      }
      expect((await acceptAs(token, 'other@ours.test')).json.code).toBe('TOKEN_USED');
    });

    it('rejects the email address of another user of the company, and the link stays valid', async () => {
      const { id, token } = await addBySms();
      const { status, json } = await acceptAs(token, 'Owner@Ours.test');
      expect([status, json.code, json.errors]).toEqual([409, 'CONFLICT', { email: 'emailTaken' }]);
      const person = await server.database.db
        .selectFrom('users')
        .select(['status', 'password_hash', 'email'])
        .where('id', '=', id)
        .executeTakeFirst();
      expect(person).toEqual({ status: 'PENDING', password_hash: null, email: null });
      expect((await read(token)).status).toBe(200);
      expect((await acceptAs(token, 'free.again@ours.test')).status).toBe(200);
    });

    it('does not reveal whether a user of another company has the email address', async () => {
      const { token } = await addBySms();
      const { status, json } = await acceptAs(token, 'owner@theirs.test');
      expect(status).toBe(200);
      expect((await me(json.data.accessToken)).json.data.company.id).toBe(server.company.id);
      const owner = await login('owner@theirs.test', PASSWORD);
      expect((await me(owner.json.data.accessToken)).json.data.company.id).toBe(server.foreign.id);
    });

    it('gives an email address to only one of two simultaneous requests', async () => {
      const invited = [await addBySms(), await addBySms()];
      const replies = await Promise.all(invited.map(({ token }) => acceptAs(token, 'both@ours.test')));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = replies.findIndex(({ status }) => status === 409);
      expect(replies[late]?.json.errors).toEqual({ email: 'emailTaken' });
      expect((await acceptAs(invited[late]?.token ?? '', 'second@ours.test')).status).toBe(200);
    });

    it('rejects an unknown link before checking whether the email address is taken', async () => {
      expect((await acceptAs('nonsense', 'owner@ours.test')).json.code).toBe('TOKEN_UNKNOWN');
    });

    it('rejects a different email address when the invited user already has an email address', async () => {
      const { id, email } = await addPerson();
      const token = await issue('invitation', id);
      const { status, json } = await acceptAs(token, 'another@ours.test');
      expect([status, json.errors]).toEqual([400, { email: 'emailKnown' }]);
      expect((await acceptAs(token, email.toUpperCase())).status).toBe(200);
      expect((await login(email, NEW_PASSWORD)).status).toBe(200);
      expect((await login('another@ours.test', NEW_PASSWORD)).status).toBe(401);
    });
  });

  it('is used up when a password reset link has set the password', async () => {
    const { id } = await addPerson({ status: 'ACTIVE' });
    const invitation = await issue('invitation', id);
    const token = await issue('reset', id);
    const body = { token, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await post('reset-password', body)).status).toBe(200);
    const { status, json } = await accept(invitation);
    expect([status, json.code]).toEqual([410, 'TOKEN_USED']);
  });

  it('is used up when another invitation of the same user was accepted', async () => {
    const { id } = await addPerson({ status: 'PENDING' });
    const [mailed, copiedLink] = [await issue('invitation', id), await issue('invitation', id)];
    expect((await accept(copiedLink)).status).toBe(200);
    const { status, json } = await accept(mailed);
    expect([status, json.code]).toEqual([410, 'TOKEN_USED']);
  });
});

describe('a new password', () => {
  const bodies = async (
    password: string,
    id: string,
  ): Promise<readonly (readonly [string, object, string])[]> => [
    ['register', registration({ user: { password } }), 'user.password'],
    [
      'reset-password',
      { token: await issue('reset', id), newPassword: password, confirmPassword: password },
      'newPassword',
    ],
    [
      'accept-invitation',
      { token: await issue('invitation', id), password, confirmPassword: password },
      'password',
    ],
  ];

  it('has 6 to 200 characters', async () => {
    const { id } = await addPerson();
    for (const [password, key] of [
      ['12345', 'passwordTooShort'],
      ['', 'passwordRequired'],
      ['x'.repeat(201), 'passwordTooLong'],
      ['x'.repeat(1000), 'passwordTooLong'],
    ] as const) {
      for (const [path, body, field] of await bodies(password, id)) {
        const { status, json } = await post(path, body);
        expect([path, status, json.code]).toEqual([path, 400, 'VALIDATION_FAILED']);
        expect(json.errors).toMatchObject({ [field]: key });
        if (key === 'passwordTooShort') expect(json.message).toContain(' 6 ');
      }
    }
    for (const password of ['123456', '🛢️🛢️', ' \u0000\n   ', 'x'.repeat(200)]) {
      const body = registration({ user: { password } });
      expect([password, (await post('register', body)).status]).toEqual([password, 201]);
      expect((await login(body.user.email, password)).status).toBe(200);
    }
  });

  it('has at least the configured number of characters, and the error message contains the minimum', async () => {
    const strict = await startTestServer({ passwordMinLength: 12 });
    const { id } = strict.company.users.invited;
    const token = await strict.database.db
      .transaction()
      .execute((trx) =>
        issueOneTimeToken(trx, { companyId: strict.company.id, userId: id, kind: 'invitation' }),
      );
    const send = (password: string) => [
      ['register', registration({ user: { password } }), 'user.password'] as const,
      ['reset-password', { token, newPassword: password, confirmPassword: password }, 'newPassword'] as const,
      ['accept-invitation', { token, password, confirmPassword: password }, 'password'] as const,
    ];
    for (const password of ['12345', 'x'.repeat(11)]) {
      for (const [path, body, field] of send(password)) {
        const { status, json } = await strict.call(`/api/v1/auth/${path}`, { method: 'POST', body });
        expect([path, status, json.errors]).toEqual([path, 400, { [field]: 'passwordTooShort' }]);
        expect(json.message).toContain(' 12 ');
      }
    }
    const statuses = [];
    for (const [path, body] of send('x'.repeat(12))) {
      statuses.push((await strict.call(`/api/v1/auth/${path}`, { method: 'POST', body })).status);
    }
    expect(statuses).toEqual([201, 404, 200]);
    // Older, shorter passwords still work.
    const old = await strict.call('/api/v1/auth/login', {
      method: 'POST',
      body: { email: strict.company.users.owner.email, password: PASSWORD },
    });
    expect(old.status).toBe(200);
    await strict.close();
  });
});
