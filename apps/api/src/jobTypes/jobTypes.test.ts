/** Tests creating, renaming, pricing and retiring job types and roles. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Options = Parameters<TestServer['call']>[1];
const call = async (path: string, options: Options = {}, person: Person = 'admin') =>
  server.call(`/api/v1/${path}`, { token: await server.tokenOf(person), ...options });
const post = (path: string, body: unknown, person?: Person) => call(path, { method: 'POST', body }, person);
const putJson = (path: string, body: unknown, person?: Person) => call(path, { method: 'PUT', body }, person);
const retire = (path: string, person?: Person) => call(path, { method: 'DELETE' }, person);
const names = async (path: string, person?: Person) =>
  (await call(path, {}, person)).json.data.data.map(({ name }: { name: string }) => name);

describe('a job type', () => {
  it('can be created, renamed and priced by admins, and not by technicians', async () => {
    const created = await post('job-type', { name: ' Field \n technician ', hourlyRateCents: 8500 });
    expect(created.status).toBe(201);
    const { id } = created.json.data;
    expect(created.json.data).toEqual({ id, name: 'Field technician', hourlyRateCents: 8500 });
    const renamed = await putJson(`job-type/${id}`, { name: 'Field tech' });
    expect(renamed.json.data).toEqual({ id, name: 'Field tech', hourlyRateCents: 8500 });
    expect((await putJson(`job-type/${id}`, { hourlyRateCents: 9000 })).json.data.hourlyRateCents).toBe(9000);
    expect((await putJson(`job-type/${id}`, {})).json.data.name).toBe('Field tech');
    expect((await putJson(`job-type/${id}`, { name: 'FIELD tech' })).json.data.name).toBe('FIELD tech');
    for (const reply of [
      await post('job-type', { name: 'X' }, 'tech'),
      await putJson(`job-type/${id}`, { name: 'X' }, 'tech'),
      await retire(`job-type/${id}`, 'tech'),
    ]) {
      expect(reply.status).toBe(403);
    }
  });

  it('can be managed by managers, who can neither see nor set its rate', async () => {
    const refused = await post('job-type', { name: 'Priced', hourlyRateCents: 1 }, 'manager');
    expect([refused.status, refused.json.code]).toEqual([403, 'FORBIDDEN']);
    const { json } = await post('job-type', { name: 'Unpriced' }, 'manager');
    const { id } = json.data;
    expect(json.data).toEqual({ id, name: 'Unpriced' });
    await putJson(`job-type/${id}`, { hourlyRateCents: 7000 });
    expect((await putJson(`job-type/${id}`, { hourlyRateCents: 1 }, 'manager')).status).toBe(403);
    const renamed = await putJson(`job-type/${id}`, { name: 'Still priced' }, 'manager');
    expect(renamed.json.data).toEqual({ id, name: 'Still priced' });
    expect((await putJson(`job-type/${id}`, {})).json.data.hourlyRateCents).toBe(7000);
    expect((await retire(`job-type/${id}`, 'manager')).status).toBe(200);
  });

  it('shows its rate only to users who may change the rate', async () => {
    expect((await call('job-type')).text).toContain('hourlyRateCents');
    for (const person of ['tech', 'manager'] as const) {
      expect((await call('job-type', {}, person)).text).not.toContain('hourlyRateCents');
    }
  });

  it('needs a unique name, ignoring case, and is restored when its name is created again', async () => {
    const nameTakenReply = { status: 409, errors: { name: 'nameTaken' } };
    const first = await post('job-type', { name: 'Óptico' });
    const secondReply = await post('job-type', { name: 'óptico' });
    expect({ status: secondReply.status, errors: secondReply.json.errors }).toEqual(nameTakenReply);
    const { json } = await post('job-type', { name: 'Other' });
    const renamed = await putJson(`job-type/${json.data.id}`, { name: 'ÓPTICO' });
    expect({ status: renamed.status, errors: renamed.json.errors }).toEqual(nameTakenReply);
    const atOnce = await Promise.all([1, 2].map(() => post('job-type', { name: 'At once' })));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409]);
    await retire(`job-type/${first.json.data.id}`);
    const back = await post('job-type', { name: 'óptico' });
    expect([back.status, back.json.data.id, back.json.data.name]).toEqual([
      201,
      first.json.data.id,
      'óptico',
    ]);
  });

  it.each([
    [{}, { name: 'nameRequired' }],
    [{ name: ' ' }, { name: 'nameRequired' }],
    [{ name: 'x'.repeat(101) }, { name: 'nameTooLong' }],
    [{ name: 'A', hourlyRateCents: -1 }, { hourlyRateCents: 'rateInvalid' }],
    [{ name: 'A', hourlyRateCents: 1.5 }, { hourlyRateCents: 'tooManyDecimals' }],
    [{ name: 'A', id: 'x' }, { id: 'unknownField' }],
  ])('is rejected as %j', async (body, errors) => {
    const { status, json } = await post('job-type', body);
    expect([status, json.errors]).toEqual([400, errors]);
  });
});

describe('a job role', () => {
  it('belongs to a job type of the same company', async () => {
    const { jobTypeId } = server.company;
    const created = await post('job-role', { name: 'Wireline operator', jobTypeId });
    expect([created.status, created.json.data.jobTypeId]).toEqual([201, jobTypeId]);
    const { id } = created.json.data;
    expect((await putJson(`job-role/${id}`, { name: 'Operator' })).json.data.name).toBe('Operator');
    expect((await post('job-role', { name: 'operator', jobTypeId })).status).toBe(409);
    const foreign = await post('job-role', { name: 'Spy', jobTypeId: server.foreign.jobTypeId });
    expect([foreign.status, foreign.json.errors]).toEqual([400, { jobTypeId: 'levelUnknown' }]);
    expect((await post('job-role', { name: 'X', jobTypeId }, 'tech')).status).toBe(403);
  });
});

describe('retiring job types and roles', () => {
  it('removes them from the pickers, while tickets and users keep them', async () => {
    const jobTypeId = (await post('job-type', { name: 'Leaving' })).json.data.id;
    const jobRoleId = (await post('job-role', { name: 'Last operator', jobTypeId })).json.data.id;
    const person = { fullname: 'Keeps It', jobTypeId, jobRoleId, phone: '4325550140' };
    const { json: technician } = await post('users/technician', person);
    const { json: ticket } = await post('ticket', { ...ticketInput, jobTypeId });

    expect((await retire(`job-type/${jobTypeId}`)).json.data).toEqual({ id: jobTypeId });
    expect(await names('job-type?pageSize=100')).not.toContain('Leaving');
    expect(await names('job-role?pageSize=100')).not.toContain('Last operator');
    expect(await names(`job-role?jobTypeId=${jobTypeId}`)).toEqual([]);
    const all = await call('job-type?pageSize=100&withRetired=true&search=leaving', {}, 'tech');
    expect(all.json.data.data).toEqual([{ id: jobTypeId, name: 'Leaving', isRetired: true }]);
    const roles = await call(`job-role?jobTypeId=${jobTypeId}&withRetired=true`);
    expect(roles.json.data.data).toMatchObject([{ id: jobRoleId, isRetired: true }]);

    const path = `users/technician/${technician.data.id}`;
    expect((await putJson(path, { fullname: 'Still Keeps It' })).json.data).toMatchObject({
      jobTypeId,
      jobRoleId,
    });
    expect((await putJson(path, { jobTypeId, jobRoleId })).status).toBe(200);
    expect((await call(`ticket/${ticket.data.id}`)).json.data.jobTypeId).toBe(jobTypeId);
    expect((await putJson(`ticket/${ticket.data.id}`, { ...ticketInput, jobTypeId })).status).toBe(200);

    const late = await post('users/technician', { ...person, phone: '4325550141' });
    expect(late.json.errors).toEqual({ jobTypeId: 'levelUnknown' });
    const lateTicket = await post('ticket', { ...ticketInput, jobTypeId });
    expect([lateTicket.status, lateTicket.json.errors]).toEqual([400, { jobTypeId: 'jobTypeUnknown' }]);
    for (const reply of [
      await retire(`job-type/${jobTypeId}`),
      await putJson(`job-type/${jobTypeId}`, { name: 'Leaving again' }),
      await putJson(`job-type/${jobTypeId}`, { hourlyRateCents: 1 }),
    ]) {
      expect(reply.status).toBe(404);
    }
  });

  it('prevents new assignments, while existing assignments stay valid', async () => {
    const jobTypeId = (await post('job-type', { name: 'Fading' })).json.data.id;
    const [roleId, nextRoleId] = [
      (await post('job-role', { name: 'Fading hand', jobTypeId })).json.data.id,
      (await post('job-role', { name: 'Fading lead', jobTypeId })).json.data.id,
    ];
    const otherType = (await post('job-type', { name: 'Staying' })).json.data.id;
    const otherRole = (await post('job-role', { name: 'Staying hand', jobTypeId: otherType })).json.data.id;
    const person = { fullname: 'Fay Dore', jobTypeId, jobRoleId: roleId, phone: '4325550150' };
    const has = `users/technician/${(await post('users/technician', person)).json.data.id}`;
    const theOther = { ...person, jobTypeId: otherType, jobRoleId: otherRole, phone: '4325550151' };
    const hasOther = `users/technician/${(await post('users/technician', theOther)).json.data.id}`;
    const ticket = `ticket/${(await post('ticket', { ...ticketInput, jobTypeId })).json.data.id}`;
    const otherTicket = `ticket/${(await post('ticket', { ...ticketInput, jobTypeId: otherType })).json.data.id}`;
    const role = await putJson(has, { jobRoleId: nextRoleId });
    expect(role.json.data).toMatchObject({ jobTypeId, jobRoleId: nextRoleId });

    await retire(`job-role/${roleId}`);
    const backToRole = await putJson(has, { jobRoleId: roleId });
    expect([backToRole.status, backToRole.json.errors]).toEqual([400, { jobRoleId: 'roleUnknown' }]);
    await retire(`job-type/${jobTypeId}`);

    for (const changes of [{ jobTypeId }, { jobTypeId, jobRoleId: nextRoleId }]) {
      const refused = await putJson(hasOther, changes);
      expect([refused.status, refused.json.errors]).toEqual([400, { jobTypeId: 'levelUnknown' }]);
    }
    const refused = await putJson(otherTicket, { ...ticketInput, jobTypeId });
    expect([refused.status, refused.json.errors]).toEqual([400, { jobTypeId: 'jobTypeUnknown' }]);

    expect((await putJson(has, { fullname: 'Fay D.', jobTypeId, jobRoleId: nextRoleId })).status).toBe(200);
    expect((await putJson(ticket, { ...ticketInput, location: 'Elsewhere', jobTypeId })).status).toBe(200);
    // After another type was chosen, a retired one cannot be selected again.
    expect((await putJson(ticket, { ...ticketInput, jobTypeId: otherType })).status).toBe(200);
    expect((await putJson(ticket, { ...ticketInput, jobTypeId })).status).toBe(400);
    const moved = await putJson(has, { jobTypeId: otherType, jobRoleId: nextRoleId });
    expect([moved.status, moved.json.errors]).toEqual([400, { jobRoleId: 'roleUnknown' }]);
    const otherAssignment = { jobTypeId: otherType, jobRoleId: otherRole };
    expect((await putJson(has, otherAssignment)).json.data).toMatchObject(otherAssignment);
    expect((await putJson(has, { jobTypeId })).status).toBe(400);
  });
});
