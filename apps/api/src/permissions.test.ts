/**
 * Who may do what: every endpoint × every role × what is theirs, another company's and nobody's, compared with the map
 * of the domain. The endpoints come from the app itself, so that a new one without an entry fails.
 */
import type { Role } from '@derrick/domain/auth';
import { type Permission, permissionsOf } from '@derrick/domain/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './db/index.ts';
import { type Person, startTestServer, type TestCompany, type TestServer, ticketInput } from './testing.ts';

type Target = 'ticket' | 'file' | 'technician' | 'manager' | 'admin' | 'superAdmin' | 'jobType' | 'jobRole';

interface Endpoint {
  /** Of a session: any role. Of nothing: whoever asks. */
  needs: Permission | 'a session' | 'nothing';
  /** What the id in its path is one of. */
  of?: Target;
  body?: unknown;
  form?: () => FormData;
  /** What is answered to whoever may. */
  status?: number;
}

const text = () => {
  const form = new FormData();
  form.append('file', new File(['some text'], 'some.txt'));
  return form;
};
const level = { jobTypeId: newId(), jobRoleId: newId() };
const newPhone = () => `432555${String(1000 + Math.floor(Math.random() * 9000))}`;
const open = (status = 400): Endpoint => ({ needs: 'nothing', body: {}, status });

const roomOf = (path: string, of: Target, needs: Permission, body: object): Record<string, Endpoint> => ({
  [`POST ${path}`]: { needs, body, status: 201 },
  [`GET ${path}/:id`]: { needs, of },
  [`PUT ${path}/:id`]: { needs, of, body: { fullname: 'Renamed' } },
  [`PATCH ${path}/:id`]: { needs, of, body: { fullname: 'Renamed' } },
  [`DELETE ${path}/:id`]: { needs, of },
  [`PUT ${path}/toggle-active/:id`]: { needs, of, body: { status: 'deactivated' } },
  [`PATCH ${path}/toggle-active/:id`]: { needs, of, body: { status: 'active' } },
  [`POST ${path}/:id/invitation`]: { needs, of, body: {} },
  [`POST ${path}/:id/invitation/link`]: { needs, of, body: {}, status: 201 },
  [`DELETE ${path}/:id/invitation`]: { needs, of },
});

const invited = { fullname: 'Somebody New', phone: newPhone() };

/** The table "Who may do what" of the contract, by endpoint. */
const endpoints: Record<string, Endpoint> = {
  'POST /auth/login': open(),
  'POST /auth/refresh': open(),
  'POST /auth/logout': open(),
  'POST /auth/register': open(),
  'POST /auth/forgot-password': open(),
  'POST /auth/reset-password': open(),
  'GET /auth/invitation': { needs: 'nothing', status: 404 },
  'POST /auth/accept-invitation': open(),
  'GET /users/me': { needs: 'a session' },

  'GET /users/load/super/admin/overview/stats': { needs: 'overview:read' },
  'GET /overview/weekly-hours': { needs: 'overview:read' },
  'GET /overview/waiting-customers': { needs: 'overview:read' },

  'GET /ticket': { needs: 'tickets:read' },
  'GET /ticket/statistics': { needs: 'tickets:read' },
  'GET /ticket/technicians': { needs: 'tickets:read' },
  'GET /ticket/customers': { needs: 'tickets:read' },
  'GET /ticket/export.csv': { needs: 'tickets:read' },
  'POST /ticket/export.csv': { needs: 'tickets:read', body: {} },
  'POST /ticket': { needs: 'tickets:write', body: ticketInput, status: 201 },
  'GET /ticket/:id': { needs: 'tickets:read', of: 'ticket' },
  'PUT /ticket/:id': { needs: 'tickets:write', of: 'ticket', body: ticketInput },
  'DELETE /ticket/:id': { needs: 'tickets:delete', of: 'ticket' },
  'GET /customer': { needs: 'tickets:read' },
  'POST /file': { needs: 'tickets:write', form: text, status: 201 },
  'GET /file/limits': { needs: 'tickets:read' },
  'GET /file/:name': { needs: 'tickets:read', of: 'file' },

  'GET /job-type': { needs: 'tickets:read' },
  'POST /job-type': { needs: 'technicians:write', body: () => ({ name: newId() }), status: 201 },
  'PUT /job-type/:id': { needs: 'technicians:write', of: 'jobType', body: { hourlyRateCents: 1 } },
  'DELETE /job-type/:id': { needs: 'technicians:write', of: 'jobType' },
  'GET /job-role': { needs: 'tickets:read' },
  'POST /job-role': {
    needs: 'technicians:write',
    body: () => ({ name: newId(), jobTypeId: level.jobTypeId }),
    status: 201,
  },
  'PUT /job-role/:id': { needs: 'technicians:write', of: 'jobRole', body: () => ({ name: newId() }) },
  'DELETE /job-role/:id': { needs: 'technicians:write', of: 'jobRole' },

  'GET /users/load/all': { needs: 'technicians:read' },
  'GET /users/load/technicians': { needs: 'technicians:read' },
  'GET /users/load/technician/stats': { needs: 'technicians:read' },
  'GET /users/load/managers': { needs: 'managers:read' },
  'GET /users/load/manager/stats': { needs: 'managers:read' },
  'GET /users/load/admins': { needs: 'admins:read' },
  ...roomOf('/users/technician', 'technician', 'technicians:write', { ...invited, ...level }),
  ...roomOf('/users/manager', 'manager', 'managers:write', invited),
  ...roomOf('/users/admin', 'admin', 'admins:write', invited),
  ...roomOf('/users/super/admin', 'superAdmin', 'admins:write', invited),
};

const callers = [
  ['owner', 'SUPER_ADMIN'],
  ['admin', 'ADMIN'],
  ['manager', 'MANAGER'],
  ['tech', 'TECHNICIAN'],
] as const satisfies readonly (readonly [Person, Role])[];

let server: TestServer;
let serial = 0;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const company_id = server.company.id;
  const type = { company_id, id: level.jobTypeId, name: 'A level', hourly_rate_cents: 0 };
  await db.insertInto('job_types').values(type).execute();
  const role = { company_id, id: level.jobRoleId, job_type_id: level.jobTypeId, name: 'A role' };
  await db.insertInto('job_roles').values(role).execute();
});
afterAll(() => server.close());

const roles = {
  technician: 'TECHNICIAN',
  manager: 'MANAGER',
  admin: 'ADMIN',
  superAdmin: 'SUPER_ADMIN',
} as const;

/** Makes a thing of a company, and gives its id. Tickets and files are the technician's who calls. */
async function make(of: Target, company: TestCompany): Promise<string> {
  const { db } = server.database;
  const [company_id, id] = [company.id, newId()];
  serial += 1;
  switch (of) {
    case 'ticket': {
      const { location, wellName: well_name, description } = ticketInput;
      const row = { company_id, id, number: 900_000 + serial, location, well_name, description };
      await db
        .insertInto('tickets')
        .values({ ...row, technician_id: company.users.tech.id })
        .execute();
      return id;
    }
    case 'file': {
      const { accessToken: token } = await server.signIn(company.users.tech.email);
      const { json } = await server.call('/api/v1/file', { method: 'POST', token, form: text() });
      return json.data.split('/').at(-1);
    }
    case 'jobType':
      await db
        .insertInto('job_types')
        .values({ company_id, id, name: `Level ${serial}`, hourly_rate_cents: 0 })
        .execute();
      return id;
    case 'jobRole':
      await db
        .insertInto('job_roles')
        .values({ company_id, id, job_type_id: company.jobTypeId, name: `Role ${serial}` })
        .execute();
      return id;
    default: {
      const person = { fullname: 'Somebody', email: `s${serial}@p.test`, status: 'PENDING' } as const;
      await db
        .insertInto('users')
        .values({ company_id, id, role: roles[of], ...person })
        .execute();
      return id;
    }
  }
}

const nobodys = (of: Target) => (of === 'file' ? `${'A'.repeat(32)}.txt` : newId());

async function ask(key: string, person: Person | undefined, id = '') {
  const [method = '', path = ''] = key.split(' ');
  const { body, form } = endpoints[key] ?? {};
  const content: unknown = typeof body === 'function' ? body() : body;
  const { status, text, headers } = await server.call(`/api/v1${path.replace(/:\w+/, id)}`, {
    method: method as 'GET',
    token: person && (await server.tokenOf(person)),
    ...(content !== undefined && { body: content }),
    ...(form && { form: form() }),
    headers: { 'x-request-id': 'the-same-id' },
  });
  return { status, text, headers: Object.fromEntries(headers) };
}

it('the table holds every endpoint of the app, and no other', () => {
  const served = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/v1'))
    .map(({ method, path }) => `${method} ${path.slice('/api/v1'.length)}`);
  expect(Object.keys(endpoints).sort()).toEqual([...new Set(served)].sort());
});

describe.each(Object.entries(endpoints))('%s', (key, { needs, of, status = 200 }) => {
  it.each(callers)('of %s', async (person, role) => {
    const isAllowed = needs === 'nothing' || needs === 'a session' || permissionsOf(role).includes(needs);
    if (!of) {
      expect((await ask(key, person)).status).toBe(isAllowed ? status : 403);
      return;
    }
    const own = await ask(key, person, await make(of, server.company));
    expect(own.status).toBe(isAllowed ? status : 403);
    const foreign = await ask(key, person, await make(of, server.foreign));
    expect(foreign.status).toBe(isAllowed ? 404 : 403);
    // Byte for byte: nothing tells that it exists.
    expect(foreign).toEqual(await ask(key, person, nobodys(of)));
  });

  it.runIf(needs !== 'nothing')('without a session', async () => {
    expect((await ask(key, undefined, of && nobodys(of))).status).toBe(401);
  });
});

describe('a room', () => {
  const rooms = {
    technician: 'technician',
    manager: 'manager',
    admin: 'admin',
    superAdmin: 'super/admin',
  } as const;
  const keys = Object.keys(endpoints).filter((key) => endpoints[key]?.of === 'technician');

  it.each(keys)('%s finds nobody of another, nor anybody deleted', async (key) => {
    for (const [of, room] of Object.entries(rooms)) {
      const inRoom = key.replace('/users/technician', `/users/${room}`);
      const unknown = await ask(inRoom, 'owner', newId());
      for (const other of ['technician', 'manager', 'admin', 'superAdmin'] as const) {
        if (other === of) continue;
        expect(await ask(inRoom, 'owner', await make(other, server.company))).toEqual(unknown);
      }
    }
    const deleted = await make('technician', server.company);
    await ask('DELETE /users/technician/:id', 'owner', deleted);
    expect(await ask(key, 'owner', deleted)).toEqual(await ask(key, 'owner', newId()));
  });
});

describe('a technician', () => {
  it('finds the tickets of others as little as those that do not exist', async () => {
    const { db } = server.database;
    for (const key of ['GET /ticket/:id', 'PUT /ticket/:id']) {
      const id = await make('ticket', server.company);
      await db
        .updateTable('tickets')
        .set({ technician_id: server.company.users.other.id })
        .where('company_id', '=', server.company.id)
        .where('id', '=', id)
        .execute();
      const reply = await ask(key, 'tech', id);
      expect(reply.status).toBe(404);
      expect(reply).toEqual(await ask(key, 'tech', newId()));
    }
  });
});

it('nobody is given a role by a body', async () => {
  const id = await make('technician', server.company);
  const token = await server.tokenOf('owner');
  for (const body of [{ role: 'SUPER_ADMIN' }, { permissions: ['admins:write'] }, { companyId: newId() }]) {
    const path = `/api/v1/users/technician/${id}`;
    expect((await server.call(path, { method: 'PUT', token, body })).status).toBe(400);
  }
});
