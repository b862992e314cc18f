import { create, StructError } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/index.ts';
import { createApi, memoryTokenStore } from '../http/index.ts';
import {
  createJobRole,
  createJobType,
  listJobRoles,
  renameJobRole,
  retireJobRole,
  retireJobType,
  updateJobType,
} from '../jobTypes/index.ts';
import { getManagerStatistics, managerEndpoints } from '../managers/index.ts';
import { assignableStatuses, listTechnicians, technicianEndpoints } from '../technicians/index.ts';
import {
  managerModes,
  type NewTechnicianValues,
  newManagerStruct,
  newTechnicianStruct,
  signInMethodOf,
  technicianChangesStruct,
  technicianModes,
  validateNewManager,
  validateNewTechnician,
} from './index.ts';

const id = '0199c0de-0000-7000-8000-000000000001';
const blank: NewTechnicianValues = {
  fullname: '',
  jobTypeId: '',
  jobRoleId: '',
  password: '',
  email: '',
  phone: '',
};
const named = { ...blank, fullname: 'Ana', jobTypeId: id, jobRoleId: id };

describe('validateNewTechnician and validateNewManager', () => {
  it('return errors in the field order of the specification', () => {
    const order = (method: 'password' | 'email' | 'phone') =>
      Object.entries(validateNewTechnician(blank, method));
    const first = [
      ['fullname', 'fullnameRequired'],
      ['jobTypeId', 'levelRequired'],
      ['jobRoleId', 'roleRequired'],
    ];
    expect(order(technicianModes.create_profile)).toEqual([...first, ['password', 'passwordRequired']]);
    expect(order(technicianModes.email_invite)).toEqual([...first, ['email', 'emailRequired']]);
    expect(order(technicianModes.sms_invite)).toEqual([...first, ['phone', 'phoneRequired']]);
  });

  it.each([
    ['password', { password: 'secret1' }, {}],
    ['password', { password: 'short' }, { password: 'passwordTooShort' }],
    ['password', { password: 'x'.repeat(201) }, { password: 'passwordTooLong' }],
    ['password', { password: 'secret1', email: 'x' }, { email: 'emailInvalid' }],
    ['password', { password: 'secret1', phone: '1' }, { phone: 'phoneInvalid' }],
    ['password', { password: 'secret1', email: ' ', phone: ' ' }, {}],
    ['email', { email: 'a@b.cd', phone: 'not a number' }, {}],
    ['email', { email: 'a@b' }, { email: 'emailInvalid' }],
    ['phone', { phone: '(432) 555-0100', email: 'not an address' }, {}],
    ['phone', { phone: '(432) 555-010' }, { phone: 'phoneInvalid' }],
    ['phone', { phone: '  ' }, { phone: 'phoneRequired' }],
    ['phone', { fullname: ' \u202e ', phone: '4325550100' }, { fullname: 'fullnameRequired' }],
  ] as const)('validate the sign-in method %s with the values %j', (method, values, errors) => {
    expect(validateNewTechnician({ ...named, ...values }, method)).toEqual(errors);
    expect(validateNewManager({ ...named, ...values }, method)).toEqual(errors);
  });

  it('require neither level nor role for a manager', () => {
    expect(validateNewManager(blank, managerModes.username)).toEqual({
      fullname: 'fullnameRequired',
      password: 'passwordRequired',
    });
  });
});

describe('the body of a user request', () => {
  const read = (body: unknown) => {
    try {
      return create(body, newTechnicianStruct);
    } catch (error) {
      if (error instanceof StructError) return fieldErrors(error);
      throw error;
    }
  };
  const level = { jobTypeId: id.toUpperCase(), jobRoleId: id };

  it('is normalized: single-line name, lowercase ids and email address, unchanged password', () => {
    expect(read({ fullname: ' Ana \n Paz ', ...level, email: ' Ana@B.CD ' })).toEqual({
      fullname: 'Ana Paz',
      jobTypeId: id,
      jobRoleId: id,
      email: 'ana@b.cd',
    });
    expect(create({ fullname: 'A', password: ' secret ' }, newManagerStruct).password).toBe(' secret ');
  });

  it('requires the same fields as the dialog when creating a technician', () => {
    for (const method of ['password', 'email', 'phone'] as const) {
      const errors = validateNewTechnician(blank, method);
      expect(Object.entries(read(method === 'phone' ? {} : { [method]: '' }))).toEqual(
        // The rule about the sign-in method runs only when all other fields are valid. `password` is also checked as a
        // field.
        Object.entries(errors).filter(([field]) => field !== method || method === 'password'),
      );
      expect(read({ fullname: 'A', ...level, ...(method !== 'phone' && { [method]: '' }) })).toEqual({
        [method]: errors[method],
      });
    }
  });

  it('selects the sign-in method by password, then email address, then phone number', () => {
    expect(signInMethodOf({ password: '', email: '' })).toBe('password');
    expect(signInMethodOf({ email: 'a@b.cd' })).toBe('email');
    expect(signInMethodOf({})).toBe('phone');
  });

  it('accepts any subset of the editable fields and rejects all other fields when updating', () => {
    expect(create({}, technicianChangesStruct)).toEqual({});
    expect(create({ phone: ' 4325550100 ' }, technicianChangesStruct)).toEqual({ phone: '4325550100' });
    for (const phone of [' ', null])
      expect(create({ phone }, technicianChangesStruct)).toEqual({ phone: '' });
    for (const body of [
      { email: '' },
      { phone: '1' },
      { fullname: ' ' },
      { jobTypeId: '' },
      { status: 'ACTIVE' },
    ]) {
      expect(() => create(body, technicianChangesStruct)).toThrow(StructError);
    }
  });
});

describe('user and job type calls', () => {
  const person = { id, fullname: 'Ana', status: 'PENDING', needsLink: true };
  /** Creates a client whose server always replies with this data, and records the requested paths. */
  const server = (data: unknown) => {
    const requests: string[] = [];
    const http = createApi({
      baseUrl: 'https://api.test/v1',
      tokens: memoryTokenStore(),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        requests.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim());
        return Response.json({ success: true, data });
      },
    });
    return { http, sentRequests: requests };
  };
  const page = (item: unknown) => ({
    data: [item],
    meta: { pagination: { count: 1, pageCount: 1, pageNumber: 1, pageSize: 10 } },
  });

  it('request the paths of technicians and managers', async () => {
    const { http, sentRequests } = server(person);
    const params = { id };
    for (const kind of [technicianEndpoints, managerEndpoints]) {
      const reply = await http.call(kind.get, { params });
      expect(reply).toMatchObject({ fullname: 'Ana', needsLink: true, email: null });
      await http.call(kind.update, { params, body: { fullname: 'B' } });
      await http.call(kind.setStatus, { params, body: { status: 'deactivated' } });
      await http.call(kind.remove, { params });
      await http.call(kind.revokeInvitation, { params });
    }
    const calls = (room: string) => [
      `GET /v1/users/${room}/${id}`,
      `PUT /v1/users/${room}/${id} {"fullname":"B"}`,
      `PUT /v1/users/${room}/toggle-active/${id} {"status":"deactivated"}`,
      `DELETE /v1/users/${room}/${id}`,
      `DELETE /v1/users/${room}/${id}/invitation`,
    ];
    expect(sentRequests).toEqual([...calls('technician'), ...calls('manager')]);
  });

  it('send the body unchanged when creating a manager', async () => {
    const { http, sentRequests } = server(person);
    await http.call(managerEndpoints.create, { body: { fullname: 'Ana', email: 'a@b.cd' } });
    expect(sentRequests).toEqual(['POST /v1/users/manager {"fullname":"Ana","email":"a@b.cd"}']);
  });

  it('send filters and sorting when listing technicians, and load manager statistics', async () => {
    const { http, sentRequests } = server(page(person));
    const query = { sort: '-status', statuses: ['PENDING'] } as const;
    const { data } = await http.call(listTechnicians, { query: { ...query, statuses: [...query.statuses] } });
    expect(data[0]).toMatchObject({ jobTypeId: null, status: 'PENDING' });
    await http.call(listTechnicians, { query: { search: 'a', statuses: [...assignableStatuses] } });
    const figures = server({ totalManagers: 2, activeManagers: 1, pendingInvitations: 1 });
    expect(await figures.http.call(getManagerStatistics)).toMatchObject({ totalManagers: 2 });
    expect([...sentRequests, ...figures.sentRequests]).toEqual([
      'GET /v1/users/load/technicians?statuses=PENDING&sort=-status',
      'GET /v1/users/load/technicians?search=a&statuses=ACTIVE%2CPENDING',
      'GET /v1/users/load/manager/stats',
    ]);
  });

  it('resend an invitation and copy its link', async () => {
    const sent = server({ id, by: 'phone' });
    const params = { id };
    const resend = sent.http.call(technicianEndpoints.resendInvitation, { params, body: { by: 'phone' } });
    expect(await resend).toEqual({ id, by: 'phone' });
    const link = { link: 'https://derrick.test/verify?token=x', expiresAt: '2026-01-01T00:00:00.000Z' };
    const reply = server(link);
    expect(await reply.http.call(technicianEndpoints.copyInvitationLink, { params })).toEqual(link);
    expect([...sent.sentRequests, ...reply.sentRequests]).toEqual([
      `POST /v1/users/technician/${id}/invitation {"by":"phone"}`,
      `POST /v1/users/technician/${id}/invitation/link`,
    ]);
  });

  it('request the paths of levels and roles', async () => {
    const { http, sentRequests } = server({ id, name: 'A', jobTypeId: id });
    const params = { id };
    await http.call(createJobType, { body: { name: 'A', hourlyRateCents: 1 } });
    await http.call(updateJobType, { params, body: { name: 'B' } });
    await http.call(retireJobType, { params });
    await http.call(createJobRole, { body: { name: 'A', jobTypeId: id } });
    await http.call(renameJobRole, { params, body: { name: 'B' } });
    await http.call(retireJobRole, { params });
    const lists = server(page({ id, name: 'A', jobTypeId: id, isRetired: true }));
    await lists.http.call(listJobRoles, { query: { jobTypeId: id, withRetired: true } });
    expect([...sentRequests, ...lists.sentRequests]).toEqual([
      'POST /v1/job-type {"name":"A","hourlyRateCents":1}',
      `PUT /v1/job-type/${id} {"name":"B"}`,
      `DELETE /v1/job-type/${id}`,
      `POST /v1/job-role {"name":"A","jobTypeId":"${id}"}`,
      `PUT /v1/job-role/${id} {"name":"B"}`,
      `DELETE /v1/job-role/${id}`,
      `GET /v1/job-role?withRetired=true&jobTypeId=${id}`,
    ]);
  });
});
