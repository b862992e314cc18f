/** Changes of an address must neither allow taking over an account nor reveal which account uses an address. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMails, type StoredMessage } from '../../test/mail/delivery.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let serial = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const call = (path: string, options: Parameters<TestServer['call']>[1]) =>
  server.call(`/api/v1${path}`, options);
const post = (path: string, body: unknown) => call(path, { method: 'POST', body });
const tokenIn = ({ link }: StoredMessage) => new URL(link).searchParams.get('token') ?? '';
const freshEmail = () => `new${++serial}@mail.test`;
const login = (email: string, password = PASSWORD) => post('/auth/login', { email, password });

/** Returns the newest email of a kind to an address. */
async function mailTo(to: string, kind: StoredMessage['kind']): Promise<StoredMessage> {
  const mail = (await deliverMails(server.database.db)).find(
    (message) => message.to === to && message.kind === kind,
  );
  if (!mail) throw new Error(`No ${kind} was mailed to ${to}`);
  return mail;
}
const mailsTo = async (to: string) =>
  (await deliverMails(server.database.db)).filter((message) => message.to === to).map(({ kind }) => kind);

/** Adds a technician who can sign in. */
async function technician() {
  const email = `tech${++serial}@ours.test`;
  const { db } = server.database;
  const { tech } = server.company.users;
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', tech.id)
    .executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  await db
    .insertInto('users')
    .values({
      company_id: server.company.id,
      id,
      role: 'TECHNICIAN',
      status: 'ACTIVE',
      fullname: 'Tina Technician',
      email,
      password_hash,
    })
    .execute();
  return { id, email };
}

const change = async (id: string, email: string, person: Person = 'manager') =>
  call(`/users/technician/${id}`, {
    method: 'PUT',
    token: await server.tokenOf(person),
    body: { email },
  });

describe("a manager who changes a technician's email address", () => {
  it('does not gain access to the account of the technician', async () => {
    const { id, email } = await technician();
    const ownEmail = freshEmail();
    const changed = await change(id, ownEmail);
    expect(changed.status).toBe(200);
    expect(changed.json.data).toMatchObject({ id, email, pendingEmail: ownEmail });

    // The unconfirmed address cannot be used to reset the password, and its link requires the password.
    await post('/auth/forgot-password', { email: ownEmail });
    expect(await mailsTo(ownEmail)).toEqual(['confirmEmail']);
    const token = tokenIn(await mailTo(ownEmail, 'confirmEmail'));
    const { json } = await call(`/auth/email-change?token=${token}`, {});
    expect(json.data).toEqual({ email: ownEmail, needsPassword: true });
    for (const [password, key] of [
      [undefined, 'passwordRequired'],
      ['', 'passwordRequired'],
      ['a wrong guess', 'passwordWrong'],
    ]) {
      const refused = await post('/auth/confirm-email', { token, password });
      expect([refused.status, refused.json.errors]).toEqual([400, { password: key }]);
    }
    expect((await login(email)).status).toBe(200);

    // The owner of the account is notified immediately and undoes the change.
    const undo = tokenIn(await mailTo(email, 'undoEmail'));
    const undone = await post('/auth/undo-email', { token: undo });
    expect(undone.json.data).toEqual({ email, needsPassword: false });
    const late = await post('/auth/confirm-email', { token, password: PASSWORD });
    expect(late.json.code).toBe('TOKEN_REPLACED');
    expect((await login(email)).status).toBe(200);
  });

  it('can guess the password only a limited number of times', async () => {
    const { id } = await technician();
    const ownEmail = freshEmail();
    await change(id, ownEmail);
    const token = tokenIn(await mailTo(ownEmail, 'confirmEmail'));
    const statuses = [];
    for (let guess = 0; guess < 7; guess += 1) {
      statuses.push((await post('/auth/confirm-email', { token, password: `guess ${guess}` })).status);
    }
    expect(statuses).toContain(429);
  });

  it('can correct the email address of an invited user, up to the sending limit', async () => {
    const { invited } = server.company.users;
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const email = freshEmail();
      const { status, json } = await change(invited.id, email);
      statuses.push(status);
      if (status === 200) expect(json.data).toMatchObject({ email });
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a change of the email address', () => {
  it('takes effect when its link is confirmed, ends all sessions and invalidates older links', async () => {
    const { id, email } = await technician();
    const { refreshToken, accessToken } = await server.signIn(email);
    await post('/auth/forgot-password', { email });
    const reset = tokenIn(await mailTo(email, 'passwordReset'));
    const next = freshEmail();
    await change(id, next.toUpperCase());
    const token = tokenIn(await mailTo(next, 'confirmEmail'));
    const confirmed = await post('/auth/confirm-email', { token, password: PASSWORD });
    expect([confirmed.status, confirmed.json.data]).toEqual([200, { email: next }]);

    expect((await login(email)).status).toBe(401);
    expect((await login(next)).status).toBe(200);
    expect((await post('/auth/refresh', { refreshToken })).status).toBe(401);
    expect((await call('/users/me', { token: accessToken })).status).toBe(401);
    const newPassword = { newPassword: 'another one', confirmPassword: 'another one' };
    expect((await post('/auth/reset-password', { token: reset, ...newPassword })).json.code).toBe(
      'TOKEN_REPLACED',
    );
    const second = await post('/auth/confirm-email', { token, password: PASSWORD });
    expect([second.status, second.json.code]).toEqual([410, 'TOKEN_USED']);
    const read = await call(`/users/technician/${id}`, { token: await server.tokenOf('manager') });
    expect(read.json.data).toMatchObject({ email: next });
    expect(read.json.data).not.toHaveProperty('pendingEmail');
  });

  it('is cancelled by a newer change and by entering the current email address', async () => {
    const { id, email } = await technician();
    const [first, second] = [freshEmail(), freshEmail()];
    await change(id, first);
    const token = tokenIn(await mailTo(first, 'confirmEmail'));
    expect((await change(id, second)).json.data).toMatchObject({ email, pendingEmail: second });
    expect((await call(`/auth/email-change?token=${token}`, {})).json.code).toBe('TOKEN_REPLACED');
    expect((await change(id, email)).json.data).not.toHaveProperty('pendingEmail');
    expect(await mailsTo(second)).toEqual([]);
  });

  it('is cancelled when the password is reset by link', async () => {
    const { id, email } = await technician();
    const next = freshEmail();
    await change(id, next);
    const token = tokenIn(await mailTo(next, 'confirmEmail'));
    await post('/auth/forgot-password', { email });
    const reset = tokenIn(await mailTo(email, 'passwordReset'));
    await post('/auth/reset-password', { token: reset, newPassword: PASSWORD, confirmPassword: PASSWORD });
    expect((await post('/auth/confirm-email', { token, password: PASSWORD })).json.code).toBe(
      'TOKEN_REPLACED',
    );
  });

  it('rejects links of other kinds, and its links work for no other purpose', async () => {
    const { id, email } = await technician();
    const next = freshEmail();
    await change(id, next);
    const confirm = tokenIn(await mailTo(next, 'confirmEmail'));
    const undo = tokenIn(await mailTo(email, 'undoEmail'));
    expect((await post('/auth/undo-email', { token: confirm })).status).toBe(404);
    expect((await post('/auth/confirm-email', { token: undo, password: PASSWORD })).status).toBe(404);
    const body = { token: confirm, newPassword: 'another one', confirmPassword: 'another one' };
    expect((await post('/auth/reset-password', body)).status).toBe(404);
  });
});

describe('the ownership of an email address', () => {
  it('is not revealed by the reply, and the owner is notified of the attempt', async () => {
    const takenEmail = server.foreign.users.tech.email;
    const [first, second] = [await technician(), await technician()];
    const free = freshEmail();
    const replies = [await change(first.id, takenEmail), await change(second.id, free)].map(
      ({ status, json }) => ({
        status,
        fields: Object.keys(json.data).sort(),
      }),
    );
    expect(replies[0]).toEqual(replies[1]);
    const notice = await mailTo(takenEmail, 'confirmEmail');
    expect(notice.subject).toBe('Someone tried to use your email address');
    expect(notice.text).not.toContain('token=');
    expect(notice.text).not.toContain('Ours');
  });

  it('cannot be probed without limit', async () => {
    const { db } = server.database;
    await db.deleteFrom('rate_limits').execute();
    const people = await Promise.all(Array.from({ length: 8 }, technician));
    const statuses: number[] = [];
    for (let time = 0; time < 24; time += 1) {
      const { id } = people[time % people.length] ?? { id: '' };
      statuses.push((await change(id, freshEmail())).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    await db.deleteFrom('rate_limits').execute();
    const toOne = [];
    for (const { id } of people.slice(0, 5))
      toOne.push((await change(id, server.foreign.users.other.email)).status);
    expect(toOne).toEqual([200, 200, 200, 429, 429]);
    await db.deleteFrom('rate_limits').execute();
  });
});

describe('the owner of the old email address', () => {
  /** Creates a user whose account was taken over: the attacker knows the password and has confirmed two changes. */
  async function stolen() {
    const { id, email } = await technician();
    const [first, second] = [freshEmail(), freshEmail()];
    await change(id, first);
    const undo = tokenIn(await mailTo(email, 'undoEmail'));
    for (const next of [first, second]) {
      if (next === second) await change(id, second);
      const token = tokenIn(await mailTo(next, 'confirmEmail'));
      expect((await post('/auth/confirm-email', { token, password: PASSWORD })).status).toBe(200);
    }
    return { id, email, undo, first, second };
  }

  it('recovers the account, even after the attacker changed the email address and password again', async () => {
    const { email, undo, first, second } = await stolen();
    const undoOfThief = tokenIn(await mailTo(first, 'undoEmail'));
    await post('/auth/forgot-password', { email: second });
    const token = tokenIn(await mailTo(second, 'passwordReset'));
    const thief = { newPassword: 'of the thief', confirmPassword: 'of the thief' };
    expect((await post('/auth/reset-password', { token, ...thief })).status).toBe(200);
    const { refreshToken } = (await login(second, 'of the thief')).json.data;

    const undone = await post('/auth/undo-email', { token: undo });
    expect(undone.json.data).toEqual({ email, needsPassword: true });
    expect((await post('/auth/refresh', { refreshToken })).status).toBe(401);
    for (const [address, password] of [
      [second, 'of the thief'],
      [email, 'of the thief'],
      [email, PASSWORD],
    ] as const) {
      expect((await login(address, password)).status).toBe(401);
    }
    expect((await post('/auth/undo-email', { token: undoOfThief })).json.code).toBe('TOKEN_REPLACED');

    const reset = tokenIn(await mailTo(email, 'passwordReset'));
    const newPassword = { newPassword: 'a new start', confirmPassword: 'a new start' };
    expect((await post('/auth/reset-password', { token: reset, ...newPassword })).status).toBe(200);
    expect((await login(email, 'a new start')).status).toBe(200);
  });

  it('has seven days to undo the change, and the old email address stays reserved for as long', async () => {
    const { email, undo } = await stolen();
    const token = await server.tokenOf('owner');
    const body = { fullname: 'Sly Squatter', email };
    expect((await call('/users/manager', { method: 'POST', token, body })).status).toBe(409);
    const registration = {
      user: {
        email,
        fullname: 'Sly Squatter',
        password: PASSWORD,
        language: 'EN',
        companyId: crypto.randomUUID(),
      },
      company: { name: 'Squatters', size: 'SMALL', industry: 'Oil & Gas' },
    };
    expect((await post('/auth/register', registration)).json.errors).toEqual({ 'user.email': 'emailTaken' });

    const { db } = server.database;
    const age = async (days: number) => {
      const ms = days * 86_400_000;
      const changes = await db.selectFrom('email_changes').select(['id', 'confirmed_at']).execute();
      for (const { id, confirmed_at } of changes) {
        if (!confirmed_at) continue;
        const earlier = new Date(confirmed_at.getTime() - ms);
        await db.updateTable('email_changes').set({ confirmed_at: earlier }).where('id', '=', id).execute();
      }
      const links = await db.selectFrom('one_time_tokens').select(['id', 'expires_at']).execute();
      for (const { id, expires_at } of links) {
        const earlier = new Date(expires_at.getTime() - ms);
        await db.updateTable('one_time_tokens').set({ expires_at: earlier }).where('id', '=', id).execute();
      }
    };
    await age(6.9);
    expect((await call('/users/manager', { method: 'POST', token, body })).status).toBe(409);
    await age(0.2);
    expect((await post('/auth/undo-email', { token: undo })).json.code).toBe('TOKEN_EXPIRED');
    expect((await call('/users/manager', { method: 'POST', token, body })).status).toBe(201);
  });
});

it('emails about a change of the email address are sent in the language of the user', async () => {
  const { id, email } = await technician();
  await server.database.db.updateTable('users').set({ language: 'es' }).where('id', '=', id).execute();
  const next = freshEmail();
  await change(id, next);
  const confirm = await mailTo(next, 'confirmEmail');
  expect(confirm.subject).toBe('Confirme su nueva dirección de correo');
  expect(confirm.link).toContain('/confirm-email?token=');
  const undo = await mailTo(email, 'undoEmail');
  expect(undo.subject).toBe('Se está cambiando su dirección de correo');
  for (const part of [undo.text, undo.html]) {
    expect(part).toContain('Mona Manager');
    // Without the top-level domain, which email clients would turn into a link.
    expect(part).toContain(next.split('.')[0]);
    expect(part).toContain('/undo-email?token=');
  }
});
