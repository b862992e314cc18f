/** Tests adding users with a password, by email and by SMS. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '../../test/company.ts';
import { deliverMails, PUBLIC_URL } from '../../test/mail/delivery.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
let jobTypeId: string;
let jobRoleId: string;
let foreignRoleId: string;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  jobTypeId = server.company.jobTypeId;
  [jobRoleId, foreignRoleId] = [newId(), newId()];
  for (const [company, id] of [
    [server.company, jobRoleId],
    [server.foreign, foreignRoleId],
  ] as const) {
    const role = { company_id: company.id, id, job_type_id: company.jobTypeId, name: 'Operator' };
    await db.insertInto('job_roles').values(role).execute();
  }
});
afterAll(() => server.close());

const add = async (body: unknown, path = 'technician', person: Person = 'manager') =>
  server.call(`/api/v1/users/${path}`, { method: 'POST', body, token: await server.tokenOf(person) });
const level = () => ({ jobTypeId, jobRoleId });
/** `email` is for users invited by SMS. */
const accept = (link: string, email?: string) =>
  server.call('/api/v1/auth/accept-invitation', {
    method: 'POST',
    body: {
      token: new URL(link).searchParams.get('token'),
      ...(email && { email }),
      password: 'my own password',
      confirmPassword: 'my own password',
    },
  });

describe('a technician', () => {
  it('who is invited by email is pending until the password is set with the link', async () => {
    const { status, json } = await add({ fullname: ' Noé \n Cruz ', ...level(), email: 'Noe@New.test' });
    expect(status).toBe(201);
    expect(json.data).toMatchObject({
      fullname: 'Noé Cruz',
      email: 'noe@new.test',
      phone: null,
      status: 'PENDING',
      needsLink: true,
      jobTypeId,
      jobRoleId,
    });
    const [mail] = await deliverMails(server.database.db);
    expect(mail).toMatchObject({ kind: 'invitation', to: 'noe@new.test' });
    expect(mail?.text).toContain('Mona Manager invites you to join Ours');

    const { json: tokens } = await accept(mail?.link ?? '');
    const me = await server.call('/api/v1/users/me', { token: tokens.data.accessToken });
    expect(me.json.data).toMatchObject({ fullname: 'Noé Cruz', role: 'TECHNICIAN' });
  });

  it('who is invited by SMS gets a message of a single line with a link', async () => {
    const { status, json } = await add({ fullname: 'Sol Vega', ...level(), phone: '(432) 555-0100' });
    expect([status, json.data.status, json.data.phone]).toEqual([201, 'PENDING', '+14325550100']);
    const [message] = await deliverMails(server.database.db);
    expect(message).toMatchObject({ kind: 'invitationSms', to: '+14325550100', html: '' });
    expect(message?.text).toBe(
      `Mona Manager invites you to join Ours on Derrick. Choose a password here, within 7 days: ${message?.link}`,
    );
    expect(message?.link).toMatch(new RegExp(`^${PUBLIC_URL}/verify\\?token=[\\w-]{43}&lang=en$`));
    const token = new URL(message?.link ?? '').searchParams.get('token');
    const invitation = await server.call(`/api/v1/auth/invitation?token=${token}`);
    expect(invitation.json.data).toMatchObject({
      fullname: 'Sol Vega',
      phone: '+14325550100',
      email: null,
      invitedBy: 'Mona Manager',
    });
    expect((await accept(message?.link ?? '', 'sol@vega.test')).status).toBe(200);
    const body = { email: 'sol@vega.test', password: 'my own password' };
    expect((await server.call('/api/v1/auth/login', { method: 'POST', body })).status).toBe(200);
  });

  it('who is added with a password is active, gets no email and can sign in', async () => {
    const before = (await deliverMails(server.database.db)).length;
    const body = { fullname: 'Pía Luz', ...level(), password: PASSWORD, email: 'pia@new.test', phone: '' };
    const { json } = await add(body);
    expect(json.data).toMatchObject({ status: 'ACTIVE', needsLink: false, phone: null });
    expect((await server.signIn('pia@new.test')).accessToken).toBeTruthy();
    expect(await deliverMails(server.database.db)).toHaveLength(before);
    expect((await add({ fullname: 'Only Name', ...level(), password: PASSWORD })).status).toBe(201);
  });

  it('who is added with a password must choose a new password before any other action', async () => {
    await add({ fullname: 'Iris Vale', ...level(), password: PASSWORD, email: 'iris@new.test' });
    const { accessToken: token, refreshToken } = await server.signIn('iris@new.test');
    const read = async (path: string, as = token) => server.call(`/api/v1${path}`, { token: as });
    expect((await read('/users/me')).json.data.needsOwnPassword).toBe(true);
    // The user cannot read notifications yet.
    expect((await read('/users/me')).json.data).not.toHaveProperty('unreadNotifications');
    const refused = await read('/ticket');
    expect([refused.status, refused.json.code]).toEqual([403, 'OWN_PASSWORD_MISSING']);

    const choose = (newPassword: string) =>
      server.call('/api/v1/account/password', {
        method: 'POST',
        body: { currentPassword: PASSWORD, newPassword },
        token,
      });
    expect((await choose(PASSWORD)).json.errors).toEqual({ newPassword: 'passwordSame' });
    expect((await choose('my own password')).status).toBe(200);
    const renewed = await server.call('/api/v1/auth/refresh', { method: 'POST', body: { refreshToken } });
    const { accessToken } = renewed.json.data;
    expect((await read('/ticket', accessToken)).status).toBe(200);
    expect((await read('/users/me', accessToken)).json.data).not.toHaveProperty('needsOwnPassword');
  });

  it('gets the invitation in the language of the company, not of the inviter', async () => {
    await changeSettings(server, 'locale', { language: 'es' });
    await server.call('/api/v1/users/technician', {
      method: 'POST',
      body: { fullname: 'Ana', ...level(), phone: '4325550101' },
      token: await server.tokenOf('owner'),
      headers: { 'accept-language': 'en' },
    });
    await changeSettings(server, 'locale', { language: 'en' });
    const [message] = await deliverMails(server.database.db);
    expect(message?.text).toMatch(/^Olga Owner le envió una invitación a Ours/);
  });

  it.each([
    [{}, ['fullname', 'fullnameRequired'], ['jobTypeId', 'levelRequired'], ['jobRoleId', 'roleRequired']],
    [
      { fullname: 'A', jobTypeId: '', jobRoleId: ' ' },
      ['jobTypeId', 'levelRequired'],
      ['jobRoleId', 'roleRequired'],
    ],
    [{ fullname: 'A', jobTypeId: '1', jobRoleId: 7 }, ['jobTypeId', 'idInvalid'], ['jobRoleId', 'invalid']],
    [{ fullname: 'A', level: true }, ['phone', 'phoneRequired']],
    [{ fullname: 'A', level: true, phone: '12' }, ['phone', 'phoneInvalid']],
    [{ fullname: 'A', level: true, phone: '  ' }, ['phone', 'phoneRequired']],
    [{ fullname: 'A', level: true, email: '' }, ['email', 'emailRequired']],
    [{ fullname: 'A', level: true, email: 'a@b' }, ['email', 'emailInvalid']],
    [{ fullname: 'A', level: true, password: '' }, ['password', 'passwordRequired']],
    [{ fullname: 'A', level: true, password: '12345' }, ['password', 'passwordTooShort']],
    [{ fullname: 'A', level: true, password: PASSWORD, email: 'x' }, ['email', 'emailInvalid']],
    [{ fullname: 'A', level: true, password: PASSWORD, phone: 'x' }, ['phone', 'phoneInvalid']],
    [{ fullname: 'A', level: true, phone: '4325550102', role: 'ADMIN' }, ['role', 'unknownField']],
    [{ fullname: 'A', level: true, phone: '4325550102', status: 'ACTIVE' }, ['status', 'unknownField']],
  ])(
    'creating a technician is rejected when the body is %j',
    async ({ level: isComplete, ...body }: Record<string, unknown>, ...errors) => {
      const { status, json } = await add({ ...(isComplete === true && level()), ...body });
      expect(status).toBe(400);
      expect(Object.entries(json.errors)).toEqual(errors);
    },
  );

  it('must have a job type and a job role of the same company', async () => {
    const phone = '4325550103';
    const foreign = { jobTypeId: server.foreign.jobTypeId, jobRoleId: foreignRoleId };
    expect((await add({ fullname: 'A', ...foreign, phone })).json.errors).toEqual({
      jobTypeId: 'levelUnknown',
    });
    const mixed = { jobTypeId, jobRoleId: foreignRoleId };
    expect((await add({ fullname: 'A', ...mixed, phone })).json.errors).toEqual({ jobRoleId: 'roleUnknown' });
  });

  it('must have an email address that is unique in the company, regardless of case', async () => {
    const { status, json } = await add({ fullname: 'A', ...level(), email: 'TECH@ours.test' });
    expect([status, json.code, json.errors]).toEqual([409, 'CONFLICT', { email: 'emailTaken' }]);
    const twice = await Promise.all(
      [1, 2].map(() => add({ fullname: 'A', ...level(), email: 'twice@new.test' })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('cannot be added by a technician', async () => {
    expect((await add({}, 'technician', 'tech')).status).toBe(403);
  });
});

describe('a manager', () => {
  it('has no job type or job role and can be added by admins but not by managers', async () => {
    const { status, json } = await add({ fullname: 'Mar Díaz', email: 'mar@new.test' }, 'manager', 'admin');
    expect([status, json.data.status, 'jobTypeId' in json.data]).toEqual([201, 'PENDING', false]);
    const refused = await add({ fullname: 'B', ...level(), phone: '4325550104' }, 'manager', 'admin');
    expect(refused.json.errors).toEqual({ jobTypeId: 'unknownField', jobRoleId: 'unknownField' });
    expect((await add({ fullname: 'B', email: 'b@new.test' }, 'manager', 'manager')).status).toBe(403);
  });
});
