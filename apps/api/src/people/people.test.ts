/** Tests existing users: lists, changes, activation, deletion and invitations. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMails } from '../../test/mail/delivery.ts';
import { PASSWORD, type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import { changeStatus, removePerson } from './change.ts';
import { superAdmins } from './kinds.ts';

let server: TestServer;
let otherLevel: { jobTypeId: string; jobRoleId: string };
let level: { jobTypeId: string; jobRoleId: string };
let serial = 0;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const { id: company_id, jobTypeId } = server.company;
  level = { jobTypeId, jobRoleId: newId() };
  otherLevel = { jobTypeId: newId(), jobRoleId: newId() };
  await db
    .insertInto('job_types')
    .values({ company_id, id: otherLevel.jobTypeId, name: 'Apprentice', hourly_rate_cents: 1 })
    .execute();
  for (const { jobTypeId: job_type_id, jobRoleId: id } of [level, otherLevel]) {
    await db.insertInto('job_roles').values({ company_id, id, job_type_id, name: 'Operator' }).execute();
  }
});
afterAll(() => server.close());

const USERS = '/api/v1/users';
type Options = Parameters<TestServer['call']>[1];
const call = async (path: string, options: Options = {}, person: Person = 'owner') =>
  server.call(`${USERS}/${path}`, { token: await server.tokenOf(person), ...options });
const putPerson = (path: string, body: unknown, person?: Person) =>
  call(path, { method: 'PUT', body }, person);
const post = (path: string, body: unknown = {}, person?: Person) =>
  call(path, { method: 'POST', body }, person);
const remove = (path: string, person?: Person) => call(path, { method: 'DELETE' }, person);
const mails = () => deliverMails(server.database.db);
const freshEmail = () => `person${++serial}@new.test`;
const active = async (kind = 'technician') => {
  const email = freshEmail();
  const body = { fullname: 'Abel Active', ...(kind === 'technician' && level), email, password: PASSWORD };
  const { json } = await post(kind, body);
  return { id: json.data.id as string, email };
};
const invited = async (contact: { email: string } | { phone: string }) => {
  const { json } = await post('technician', { fullname: 'Inés Invitada', ...level, ...contact });
  const [mail] = await mails();
  return { id: json.data.id as string, link: mail?.link ?? '' };
};
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
const invitation = (link: string) => server.call(`/api/v1/auth/invitation?token=${tokenIn(link)}`);
const password = 'my own password';
const accept = (link: string, contact?: { email: string }) =>
  server.call('/api/v1/auth/accept-invitation', {
    method: 'POST',
    body: { token: tokenIn(link), ...contact, password, confirmPassword: password },
  });
/** Accepts an invitation that was sent by SMS. */
const acceptBySms = (link: string) => accept(link, { email: freshEmail() });

describe('the user lists', () => {
  it('contain only the requested role and are readable only with permission for that role', async () => {
    const { json } = await call('load/managers', {}, 'manager');
    expect(json.data.data.map(({ fullname }: { fullname: string }) => fullname)).toEqual(['Mona Manager']);
    expect(json.data.data[0]).not.toHaveProperty('jobTypeId');
    expect((await call('load/managers', {}, 'tech')).status).toBe(403);
    expect((await call('load/admins', {}, 'admin')).json.data.data).toMatchObject([
      { fullname: 'Adán Admin' },
    ]);
    expect((await call('load/admins', {}, 'manager')).status).toBe(403);
  });

  it('GET /users/load/all returns all users visible to the caller, with their roles', async () => {
    const rolesFor = async (caller: Parameters<typeof call>[2]) => {
      const { json } = await call('load/all?pageSize=100', {}, caller);
      const listed: { role: string }[] = json.data.data;
      expect(json.data.meta.pagination.count).toBe(listed.length);
      return [...new Set(listed.map(({ role }) => role))].sort();
    };
    expect(await rolesFor('owner')).toEqual(['ADMIN', 'MANAGER', 'SUPER_ADMIN', 'TECHNICIAN']);
    expect(await rolesFor('manager')).toEqual(['MANAGER', 'TECHNICIAN']);
    expect(await rolesFor('tech')).toEqual(['TECHNICIAN']);
    const { json } = await call('load/all?search=adan', {}, 'owner');
    expect(json.data.data).toMatchObject([{ fullname: 'Adán Admin', role: 'ADMIN' }]);
  });

  it('have statistics', async () => {
    const technicians = await call('load/technician/stats', {}, 'tech');
    expect(technicians.json.data).toEqual({
      totalTechnicians: 4,
      activeTechnicians: 2,
      pendingInvitations: 1,
    });
    const managers = await call('load/manager/stats', {}, 'manager');
    expect(managers.json.data).toEqual({ totalManagers: 1, activeManagers: 1, pendingInvitations: 0 });
  });

  it('are searchable by digits of a phone number, in any format', async () => {
    await post('technician', { fullname: 'Digit', ...level, password: PASSWORD, phone: '(915) 777-0199' });
    for (const search of ['(915) 777', '915.777-01', '7770199']) {
      const { json } = await call(`load/technicians?search=${encodeURIComponent(search)}`);
      expect(json.data.data.map(({ fullname }: { fullname: string }) => fullname)).toEqual(['Digit']);
    }
    expect((await call('load/technicians?search=%28000%29')).json.data.data).toEqual([]);
  });
});

describe('updating a user', () => {
  it('changes only the given fields, with PUT and PATCH', async () => {
    const { id, email } = await active();
    expect((await call(`technician/${id}`)).status).toBe(200);
    const { status, json } = await putPerson(`technician/${id}`, { fullname: ' New  Name ' });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ id, fullname: 'New Name', email, ...level, phone: null });
    const patch = { method: 'PATCH', body: { phone: '432.555.0111' } } as const;
    expect((await call(`technician/${id}`, patch)).json.data).toMatchObject({
      fullname: 'New Name',
      phone: '+14325550111',
    });
    expect((await putPerson(`technician/${id}`, {})).status).toBe(200);
  });

  it('accepts a new job type only together with a job role of that job type', async () => {
    const { id } = await active();
    const only = await putPerson(`technician/${id}`, { jobTypeId: otherLevel.jobTypeId });
    expect([only.status, only.json.errors]).toEqual([400, { jobRoleId: 'roleRequired' }]);
    const wrong = await putPerson(`technician/${id}`, { ...otherLevel, jobRoleId: level.jobRoleId });
    expect(wrong.json.errors).toEqual({ jobRoleId: 'roleUnknown' });
    const bothReply = await putPerson(`technician/${id}`, otherLevel);
    expect(bothReply.json.data).toMatchObject(otherLevel);
  });

  it('removes a phone number that is sent blank', async () => {
    const { id } = await active();
    await putPerson(`technician/${id}`, { phone: '4325550150' });
    expect((await putPerson(`technician/${id}`, { phone: ' ' })).json.data.phone).toBeNull();
  });

  it('sends the invitation by email when the phone number is removed, and rejects removing the only contact', async () => {
    const { id, link } = await invited({ phone: '4325550151' });
    const phoneReply = await putPerson(`technician/${id}`, { phone: '' });
    expect([phoneReply.status, phoneReply.json.errors]).toEqual([400, { phone: 'contactRequired' }]);
    expect((await invitation(link)).status).toBe(200);
    const email = freshEmail();
    await putPerson(`technician/${id}`, { email });
    await mails();
    expect((await putPerson(`technician/${id}`, { phone: '' })).json.data).toMatchObject({
      email,
      phone: null,
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'invitation', to: email });
    expect((await accept(mail?.link ?? '')).status).toBe(200);
  });

  it.each([
    [{ fullname: ' ' }, { fullname: 'fullnameRequired' }],
    [{ email: '' }, { email: 'emailRequired' }],
    [{ phone: '1' }, { phone: 'phoneInvalid' }],
    [{ jobTypeId: 'x' }, { jobTypeId: 'idInvalid' }],
    [{ status: 'ACTIVE' }, { status: 'unknownField' }],
    [{ role: 'SUPER_ADMIN' }, { role: 'unknownField' }],
    [{ password: PASSWORD }, { password: 'unknownField' }],
  ])('rejects %j', async (body, errors) => {
    const { id } = server.company.users.other;
    const { status, json } = await putPerson(`technician/${id}`, body);
    expect([status, json.errors]).toEqual([400, errors]);
  });

  it('rejects the email address of another user of the company for an invited user', async () => {
    const { id } = await invited({ phone: '4325550142' });
    const { status, json } = await putPerson(`technician/${id}`, { email: 'tech@ours.test' });
    expect([status, json.errors]).toEqual([409, { email: 'emailTaken' }]);
  });

  it('does not reveal whether a user of another company has the email address', async () => {
    const { id } = await invited({ phone: '4325550143' });
    const { status, json } = await putPerson(`technician/${id}`, { email: 'tech@theirs.test' });
    expect([status, json.data.email]).toEqual([200, 'tech@theirs.test']);
  });

  it('sends the invitation to the new email address and invalidates the link sent to the old email address', async () => {
    const { id, link } = await invited({ email: freshEmail() });
    const email = freshEmail();
    await putPerson(`technician/${id}`, { email });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'invitation', to: email });
    expect((await invitation(link)).json.code).toBe('TOKEN_REPLACED');
    expect((await accept(mail?.link ?? '')).status).toBe(200);
  });

  it('keeps the email address of an active user until the new email address is confirmed', async () => {
    const { id, email } = await active();
    const pendingEmail = freshEmail();
    const { status, json } = await putPerson(`technician/${id}`, {
      email: pendingEmail,
      fullname: 'Renamed',
    });
    expect([status, json.data]).toEqual([
      200,
      expect.objectContaining({ email, pendingEmail, fullname: 'Renamed' }),
    ]);
    expect((await call(`technician/${id}`)).json.data).toMatchObject({ email, pendingEmail });
  });

  it('finds users only under the path of their own role', async () => {
    const { id } = server.company.users.manager;
    for (const person of ['manager', 'admin', 'owner'] as const) {
      expect((await putPerson(`technician/${id}`, { fullname: 'X' }, person)).status).toBe(404);
    }
    expect((await remove(`technician/${server.company.users.owner.id}`, 'manager')).status).toBe(404);
  });
});

describe('changing the status of a user', () => {
  it('ends all sessions on deactivation and allows sign-in again after activation', async () => {
    const { id, email } = await active();
    const tokens = await server.signIn(email);
    const me = () => server.call(`${USERS}/me`, { token: tokens.accessToken });
    expect((await me()).status).toBe(200);

    const off = await putPerson(`technician/toggle-active/${id}`, { status: 'deactivated' }, 'manager');
    expect([off.status, off.json.data.status]).toEqual([200, 'DEACTIVE']);
    expect((await me()).status).toBe(401);
    const refreshed = { method: 'POST', body: { refreshToken: tokens.refreshToken } } as const;
    expect((await server.call('/api/v1/auth/refresh', refreshed)).status).toBe(401);
    const login = { method: 'POST', body: { email, password: PASSWORD } } as const;
    expect((await server.call('/api/v1/auth/login', login)).json.code).toBe('ACCOUNT_DEACTIVATED');

    const on = await putPerson(`technician/toggle-active/${id}`, { status: 'active' }, 'manager');
    expect(on.json.data).toMatchObject({ status: 'ACTIVE', needsLink: false });
    expect((await server.call('/api/v1/auth/login', login)).status).toBe(200);
    // Ended sessions stay ended.
    expect((await me()).status).toBe(401);
  });

  it('returns needsLink when a user who never accepted the invitation is activated', async () => {
    const { id, link } = await invited({ phone: '4325550120' });
    const { json } = await putPerson(`technician/toggle-active/${id}`, { status: 'active' });
    expect(json.data).toMatchObject({ status: 'ACTIVE', needsLink: true });
    expect((await acceptBySms(link)).status).toBe(200);
    expect((await call(`technician/${id}`)).json.data.needsLink).toBe(false);
  });

  it('suspends the invitation link while an invited user is deactivated', async () => {
    const { id, link } = await invited({ phone: '4325550121' });
    await putPerson(`technician/toggle-active/${id}`, { status: 'deactivated' });
    expect((await invitation(link)).json.code).toBe('ACCOUNT_DEACTIVATED');
    expect((await post(`technician/${id}/invitation`)).json.code).toBe('ACCOUNT_DEACTIVATED');
    await putPerson(`technician/toggle-active/${id}`, { status: 'active' });
    expect((await invitation(link)).status).toBe(200);
  });

  it('accepts only the status values of the contract', async () => {
    const { id } = server.company.users.other;
    for (const status of ['ACTIVE', 'inactive', null, undefined]) {
      expect((await putPerson(`technician/toggle-active/${id}`, { status })).status).toBe(400);
    }
  });
});

describe('deleting a user', () => {
  it('releases the email address, ends sessions and keeps the name in tickets', async () => {
    const { id, email } = await active();
    const tokens = await server.signIn(email);
    const body = { ...ticketInput, technicianId: id };
    const ticket = await server.call('/api/v1/ticket', {
      method: 'POST',
      body,
      token: await server.tokenOf('owner'),
    });
    expect((await remove(`technician/${id}`, 'manager')).json.data).toEqual({ id });
    for (const reply of [await call(`technician/${id}`), await remove(`technician/${id}`)]) {
      expect(reply.status).toBe(404);
    }
    expect((await server.call(`${USERS}/me`, { token: tokens.accessToken })).status).toBe(401);
    const ticketReply = await server.call(`/api/v1/ticket/${ticket.json.data.id}`, {
      token: await server.tokenOf('owner'),
    });
    expect(ticketReply.json.data.technician.fullname).toBe('Abel Active');
    expect((await post('technician', { fullname: 'Next', ...level, email })).status).toBe(201);
  });

  it('makes the invitation link unknown', async () => {
    const { id, link } = await invited({ email: freshEmail() });
    await remove(`technician/${id}`);
    for (const reply of [await invitation(link), await accept(link)]) {
      expect([reply.status, reply.json.code]).toEqual([404, 'TOKEN_UNKNOWN']);
    }
    expect((await call(`load/technicians?search=${id}`)).json.data.data).toEqual([]);
  });
});

describe('the invitation of an existing user', () => {
  it('is sent again with a new link, and the previous link is reported as replaced', async () => {
    const { id, link } = await invited({ email: freshEmail() });
    const { status, json } = await post(`technician/${id}/invitation`, {}, 'manager');
    expect([status, json.data]).toEqual([200, { id, by: 'email' }]);
    expect((await invitation(link)).json.code).toBe('TOKEN_REPLACED');
    const [mail] = await mails();
    expect((await accept(mail?.link ?? '')).status).toBe(200);
    const secondInvitation = await post(`technician/${id}/invitation`);
    expect([secondInvitation.status, secondInvitation.json.code]).toEqual([409, 'CONFLICT']);
  });

  it('is sent by the requested channel', async () => {
    const { id } = await invited({ phone: '4325550130' });
    expect((await post(`technician/${id}/invitation`)).json.data.by).toBe('phone');
    const plain = await call(`technician/${id}/invitation`, { method: 'POST' });
    expect([plain.status, plain.json.data.by]).toEqual([200, 'phone']);
    const refused = await post(`technician/${id}/invitation`, { by: 'email' });
    expect([refused.status, refused.json.errors]).toEqual([400, { by: 'emailMissing' }]);
    expect((await post(`technician/${id}/invitation`, { by: 'fax' })).status).toBe(400);
  });

  it('is sent only once when it is requested several times before sending', async () => {
    const body = { fullname: 'Once', ...level, email: freshEmail() };
    const { json } = await post('technician', body);
    for (let time = 0; time < 3; time += 1) await post(`technician/${json.data.id}/invitation`);
    const sent = (await mails()).filter(({ to }) => to === body.email);
    expect(sent).toHaveLength(1);
  });

  it('is rejected after too many requests', async () => {
    const { id } = await invited({ phone: '4325550131' });
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await post(`technician/${id}/invitation`, {}, 'admin')).status);
    // The invitation itself was the first message to this number.
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429, 429]);
  });

  it('has a copyable link in addition to the sent link, and accepting either link invalidates the other', async () => {
    const { id, link } = await invited({ phone: '4325550132' });
    const { status, json } = await post(`technician/${id}/invitation/link`);
    expect(status).toBe(201);
    const days = (Date.parse(json.data.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    for (const works of [link, json.data.link]) {
      const shown = await invitation(works);
      expect(shown.json.data).toMatchObject({ fullname: 'Inés Invitada', invitedBy: 'Olga Owner' });
    }
    expect((await acceptBySms(link)).status).toBe(200);
    expect((await acceptBySms(json.data.link)).status).toBe(410);
  });

  it('has a copyable link that works alongside an enqueued email', async () => {
    const { json } = await post('technician', { fullname: 'Late', ...level, email: freshEmail() });
    const { json: linkReply } = await post(`technician/${json.data.id}/invitation/link`);
    const [mail] = await mails();
    expect((await invitation(mail?.link ?? '')).status).toBe(200);
    expect((await accept(linkReply.data.link)).status).toBe(200);
  });

  it('can be revoked: the link expires, the enqueued email is not sent and a new invitation can be sent', async () => {
    const { id, link } = await invited({ email: freshEmail() });
    expect((await remove(`technician/${id}/invitation`)).json.data).toEqual({ id });
    expect((await invitation(link)).json.code).toBe('TOKEN_EXPIRED');
    expect((await accept(link)).json.code).toBe('TOKEN_EXPIRED');
    await post(`technician/${id}/invitation`);
    await remove(`technician/${id}/invitation`);
    const before = (await mails()).length;
    await post(`technician/${id}/invitation`);
    expect(await mails()).toHaveLength(before + 1);
  });

  it('is shown as revoked until a new link is created', async () => {
    const { id } = await invited({ email: freshEmail() });
    const isRevoked = async () => (await call(`technician/${id}`)).json.data.isInvitationRevoked;
    expect(await isRevoked()).toBeUndefined();
    for (const action of ['invitation', 'invitation/link']) {
      await remove(`technician/${id}/invitation`);
      expect(await isRevoked()).toBe(true);
      const { json } = await call('load/technicians?pageSize=50&search=Inés');
      const row = json.data.data.find((person: { id: string }) => person.id === id);
      expect(row.isInvitationRevoked).toBe(true);
      await post(`technician/${id}/${action}`);
      expect(await isRevoked()).toBeUndefined();
    }
  });
});

describe('the signed-in user and the last super admin', () => {
  it('users cannot change their own status or delete themselves', async () => {
    const { owner } = server.company.users;
    for (const reply of [
      await putPerson(`super/admin/toggle-active/${owner.id}`, { status: 'deactivated' }),
      await putPerson(`super/admin/toggle-active/${owner.id}`, { status: 'active' }),
      await remove(`super/admin/${owner.id}`),
    ]) {
      expect([reply.status, reply.json.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await putPerson(`super/admin/${owner.id}`, { fullname: 'Olga Owner' })).status).toBe(200);
  });

  it('when two super admins deactivate each other at the same time, only the first succeeds', async () => {
    const { email, id } = await active('super/admin');
    const { db } = server.database;
    // Simulates that the user has chosen a new password, which is required before any other action.
    await db.updateTable('users').set({ is_password_given: false }).where('id', '=', id).execute();
    const second = (await server.signIn(email)).accessToken;
    const off = (target: string, token: string) =>
      server.call(`${USERS}/super/admin/toggle-active/${target}`, {
        method: 'PUT',
        body: { status: 'deactivated' },
        token,
      });
    const replies = await Promise.all([
      off(id, await server.tokenOf('owner')),
      off(server.company.users.owner.id, second),
    ]);
    const [better, worse] = replies.map(({ status }) => status).sort();
    expect(better).toBe(200);
    // Rejected because the user is the last super admin, or is already deactivated.
    expect([401, 409]).toContain(worse);
    const left = await db
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', server.company.id)
      .where('role', '=', 'SUPER_ADMIN')
      .where('status', '=', 'ACTIVE')
      .execute();
    expect(left).toHaveLength(1);
    const last = left[0]?.id ?? '';
    // Does not count as a super admin: active, but without a known password.
    const idle = {
      company_id: server.company.id,
      id: newId(),
      role: 'SUPER_ADMIN',
      status: 'ACTIVE',
    } as const;
    await db
      .insertInto('users')
      .values({ ...idle, fullname: 'Ida Idle', email: 'idle@ours.test' })
      .execute();
    // A user whose request was admitted just before the deactivation.
    const late = {
      companyId: server.company.id,
      userId: newId(),
      role: 'SUPER_ADMIN',
      familyId: '',
      pricesSeenBy: 'ADMIN',
      approvedBy: 'MANAGER',
      needsSecondFactor: false,
      needsOwnPassword: false,
    } as const;
    const { userId, companyId } = late;
    const origin = { companyId, actor: { type: 'USER', id: userId }, context: { source: 'API' } } as const;
    for (const leave of [changeStatus, removePerson] as const) {
      await expect(
        unitOfWork(db, origin, (unit) => leave(unit, late, superAdmins, last, 'deactivated')),
      ).rejects.toThrow('A company needs at least one active super admin');
    }
  });
});
