/**
 * Access control: every endpoint of the contract × every role × the caller's own records, another company's records and
 * unknown ids.
 */
import type { Endpoint } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personalRecords } from '../../test/contract/personalRecords.ts';
import { addReadyExport } from '../../test/contract/readyExport.ts';
import { callEndpoint, callers, createRecords, mayCall, unknownRecord } from '../../test/contract/records.ts';
import {
  type Person,
  startTestServer,
  type TestCompany,
  type TestServer,
  ticketInput,
} from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
let records: ReturnType<typeof createRecords>;
beforeAll(async () => {
  server = await startTestServer();
  records = createRecords(server);
  await addReadyExport(server);
});
// Examples contain wrong passwords, which count towards limits. A user with a passkey cannot sign in without it.
beforeEach(async () => {
  for (const table of ['rate_limits', 'waits', 'passkeys'] as const)
    await server.database.db.deleteFrom(table).execute();
});
afterAll(() => server.close());

const all = Object.entries(endpoints);
const withoutSession = all.filter(([, { permission }]) => permission === 'anyone');
const withSession = all.filter(([, { permission }]) => permission !== 'anyone');
const withRecord = withSession.filter(([, { resource }]) => resource !== undefined);

/** The first caller that can call an endpoint, and the first that cannot, also try ids of another company. */
const triesForeignIds = (endpoint: Endpoint, person: string) =>
  [true, false].some(
    (isAllowed) => callers.find(([, role]) => mayCall(endpoint, role) === isAllowed)?.[0] === person,
  );

/** Calls an endpoint as a user, with the body of its example. */
async function ask(endpoint: Endpoint, person: Person, record = '', method = endpoint.method) {
  return send(endpoint, person, { record, body: await records.newBody(endpoint, server.company) }, method);
}

async function send(
  endpoint: Endpoint,
  person: Person,
  { record, body }: { record: string; body: unknown },
  method = endpoint.method,
) {
  const token = await records.tokenOf(server.company, person);
  const { status, text, headers } = await callEndpoint(server, endpoint, { token, record, body }, method);
  return { status, text, headers: Object.fromEntries(headers) };
}

const sharedRecords = new Map<string, { resource: string; company: TestCompany; id: string }>();
const sharedBodies = new Map<Endpoint, unknown>();

/**
 * Creates one record of a type for all calls that must fail, because they do not change it. Records of a single user are
 * created for each call, because the user's session may end earlier.
 */
async function shareRecord(resource: string, company: TestCompany, owner: Person = 'owner'): Promise<string> {
  if (personalRecords[resource]) return records.make(resource, company, { owner });
  const key = `${resource} ${company.id} ${owner}`;
  const id = sharedRecords.get(key)?.id ?? (await records.make(resource, company, { owner }));
  sharedRecords.set(key, { resource, company, id });
  return id;
}

/** Calls an endpoint so that the call must fail, with one body for all such calls. */
async function fail(endpoint: Endpoint, person: Person, record = '', method = endpoint.method) {
  const body = sharedBodies.get(endpoint) ?? (await records.newBody(endpoint, server.company));
  sharedBodies.set(endpoint, body);
  return send(endpoint, person, { record, body }, method);
}

describe.each(withSession)('%s', (_name, endpoint) => {
  const { resource, status = 200, method, aliases = [] } = endpoint;

  describe.each([method, ...aliases])('%s', (alias) => {
    it.each(callers)(
      'each endpoint enforces permissions and company boundaries for %s',
      async (person, role) => {
        const isAllowed = mayCall(endpoint, role);
        if (isAllowed) {
          const ownRecord = resource && (await records.make(resource, server.company, { owner: person }));
          if (ownRecord) await records.prepare(endpoint, server.company, ownRecord);
          const expected = endpoint.example?.status ?? status;
          expect((await ask(endpoint, person, ownRecord, alias)).status).toBe(expected);
        } else {
          const ownRecord = resource && (await shareRecord(resource, server.company, person));
          expect((await fail(endpoint, person, ownRecord, alias)).status).toBe(403);
        }
        if (!resource || !triesForeignIds(endpoint, person)) return;
        const foreign = await fail(endpoint, person, await shareRecord(resource, server.foreign), alias);
        expect(foreign.status).toBe(isAllowed ? 404 : 403);
        // The replies are identical, so nothing reveals that the record exists.
        expect(foreign).toEqual(await fail(endpoint, person, unknownRecord(endpoint), alias));
      },
    );
  });

  it('an endpoint with a permission returns 401 without a session', async () => {
    const body = endpoint.body && {};
    const reply = await callEndpoint(server, endpoint, { record: unknownRecord(endpoint), body });
    expect(reply.status).toBe(401);
  });
});

describe.each(withoutSession)('%s', (_name, endpoint) => {
  it('an endpoint without a permission returns the same reply to all callers', async () => {
    const body = endpoint.body ? {} : undefined;
    const { status, text } = await callEndpoint(server, endpoint, { body });
    if (endpoint.body) expect(status).toBe(400);
    expect(status).toBeLessThan(500);
    for (const [person] of callers) {
      const token = await records.tokenOf(server.company, person);
      expect(await callEndpoint(server, endpoint, { token, body })).toMatchObject({ status, text });
    }
  });
});

const removalOf = (resource: string | undefined) =>
  all.find(
    ([, { method, path, resource: of }]) =>
      of === resource && method === 'DELETE' && /^[^:]+\/:id$/.test(path),
  )?.[1];

const withRemoval = withRecord.flatMap(([name, endpoint]) => {
  const remove = removalOf(endpoint.resource);
  return remove && !remove.example?.status ? [{ name, endpoint, remove }] : [];
});

it.each(withRemoval)(
  '$name returns the same reply for a deleted record as for an unknown id',
  async ({ endpoint, remove }) => {
    const deleted = await records.make(endpoint.resource ?? '', server.company);
    expect((await ask(remove, 'owner', deleted)).status).toBe(200);
    expect(await ask(endpoint, 'owner', deleted)).toEqual(
      await ask(endpoint, 'owner', unknownRecord(endpoint)),
    );
  },
);

describe.each(withRecord.filter(([, { path }]) => path.includes(':id')))('%s', (_name, endpoint) => {
  it('an endpoint returns the same reply for a record of another type as for an unknown id', async () => {
    const resources = new Set(
      withRecord.flatMap(([, { path, resource: of }]) => (path.includes(':id') && of) || []),
    );
    const unknown = await fail(endpoint, 'owner', newId());
    for (const kind of resources) {
      if (kind === endpoint.resource) continue;
      expect(await fail(endpoint, 'owner', await shareRecord(kind, server.company))).toEqual(unknown);
    }
  });
});

it('rejected calls leave the referenced records in place', async () => {
  expect(sharedRecords.size).toBeGreaterThan(20);
  for (const { resource, company, id } of sharedRecords.values()) {
    const read = withRecord.find(
      ([, { method, resource: of, example }]) => method === 'GET' && of === resource && !example?.status,
    )?.[1];
    if (!read) continue;
    const token = await records.tokenOf(company, 'owner');
    const { status } = await callEndpoint(server, read, { token, record: id });
    expect({ resource, company: company.id, status }).toMatchObject({ status: read.status ?? 200 });
  }
});

describe('a technician', () => {
  it('gets the same 404 for a ticket of another technician as for an unknown id', async () => {
    const { db } = server.database;
    const { getTicket, updateTicket } = endpoints;
    for (const endpoint of [getTicket, updateTicket]) {
      if (!endpoint) throw new Error('The contract has no such endpoint');
      const id = await records.make('ticket', server.company);
      await db
        .updateTable('tickets')
        .set({ technician_id: server.company.users.other.id })
        .where('company_id', '=', server.company.id)
        .where('id', '=', id)
        .execute();
      const reply = await ask(endpoint, 'tech', id);
      expect(reply.status).toBe(404);
      expect(reply).toEqual(await ask(endpoint, 'tech', newId()));
    }
  });

  it('can filter only by their own name and by customers of their own tickets', async () => {
    const token = await server.tokenOf('tech');
    for (const [customerCompany, person] of [
      ['Customer of mine', 'tech'],
      ['Customer of others', 'owner'],
    ] as const) {
      const body = { ...ticketInput, customerCompany };
      await server.call('/api/v1/ticket', { method: 'POST', token: await server.tokenOf(person), body });
    }
    const read = async (path: string, as = token) =>
      (await server.call(`/api/v1/ticket/${path}`, { token: as })).json.data.data;
    expect(await read('technicians')).toEqual([
      { id: server.company.users.tech.id, fullname: 'Tomás Beltrán' },
    ]);
    expect((await read('customers?search=customer+of')).map(({ name }: { name: string }) => name)).toEqual([
      'Customer of mine',
    ]);
    const owner = await server.tokenOf('owner');
    expect((await read('technicians?search=ina+inv', owner)).map(({ id }: { id: string }) => id)).toEqual([
      server.company.users.invited.id,
    ]);
    expect(await read('customers?search=customer+of&pageSize=1&pageNumber=2', owner)).toHaveLength(1);
  });
});

it('rejects a role, permissions or a company id in the body of a user update', async () => {
  const id = await records.make('technician', server.company);
  const token = await server.tokenOf('owner');
  for (const body of [{ role: 'SUPER_ADMIN' }, { permissions: ['admins:write'] }, { companyId: newId() }]) {
    const path = `/api/v1/users/technician/${id}`;
    expect((await server.call(path, { method: 'PUT', token, body })).status).toBe(400);
  }
});

it('the ticket list includes the filter options unless filterOptions is none', async () => {
  const token = await server.tokenOf('owner');
  const { json } = await server.call('/api/v1/ticket?filterOptions=none', { token });
  expect(Object.keys(json.data.meta)).toEqual(['pagination']);
  expect(Object.keys((await server.call('/api/v1/ticket', { token })).json.data.meta)).toEqual([
    'data',
    'pagination',
  ]);
});
