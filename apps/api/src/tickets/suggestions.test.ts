import { getTicketSuggestions } from '@derrick/domain/tickets';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('tickets').execute();
});

async function suggest(query: Record<string, string>, person: 'owner' | 'tech' | 'other' = 'owner') {
  const path = `/api/v1${getTicketSuggestions.path}?${new URLSearchParams(query)}`;
  const { json } = await server.call(path, { token: await server.tokenOf(person) });
  return json.data;
}

async function record(fields: object, person: 'owner' | 'tech' | 'other' = 'owner') {
  const body = {
    location: 'Pad 12, Midland, TX',
    wellName: 'Mesquite 4-1H',
    description: 'Replaced the packing.',
    ...fields,
  };
  const token = await server.tokenOf(person);
  const { json, status } = await server.call('/api/v1/ticket', { method: 'POST', token, body });
  expect(status).toBe(201);
  return json.data;
}

const nothing = { jobType: null, customer: null, location: null, wellName: null, customerName: null };

it('suggests nothing without a technician and a customer', async () => {
  expect(await suggest({})).toEqual(nothing);
});

it('suggests location, well and contact of the last ticket of the customer, whatever the case of its name', async () => {
  await record({ customerCompany: 'Zia Energy', customerName: 'Old Contact', wellName: 'Old 1H' });
  await record({ customerCompany: 'Zia Energy', customerName: 'R. Calloway', wellName: 'New 2H' });
  await record({ customerCompany: 'Other Oil', wellName: 'Other 3H' });
  expect(await suggest({ customerCompany: ' zia ENERGY ' })).toMatchObject({
    customer: { name: 'Zia Energy' },
    location: 'Pad 12, Midland, TX',
    wellName: 'New 2H',
    customerName: 'R. Calloway',
  });
});

it('returns no customer for a name that is not in use', async () => {
  expect(await suggest({ customerCompany: 'Nobody Knows Oil' })).toEqual(nothing);
});

it('leaves out void tickets and drafts of other users', async () => {
  await record({ customerCompany: 'Zia Energy', wellName: 'Kept 1H' });
  const voided = await record({ customerCompany: 'Zia Energy', wellName: 'Void 2H' });
  const token = await server.tokenOf('owner');
  const body = { version: voided.version, reason: 'Twice' };
  await server.call(`/api/v1/ticket/${voided.id}/void`, { method: 'POST', token, body });
  await record({ customerCompany: 'Zia Energy', wellName: 'Draft 3H', status: 'DRAFT' }, 'tech');
  expect(await suggest({ customerCompany: 'Zia Energy' })).toMatchObject({
    wellName: 'Kept 1H',
    customerName: null,
  });
});

it('suggests the last contact, also if the last ticket has none', async () => {
  await record({ customerCompany: 'Zia Energy', customerName: 'R. Calloway', wellName: 'Old 1H' });
  await record({ customerCompany: 'Zia Energy', wellName: 'New 2H' });
  expect(await suggest({ customerCompany: 'Zia Energy' })).toMatchObject({
    wellName: 'New 2H',
    customerName: 'R. Calloway',
  });
});

it('suggests to a technician only from their own tickets', async () => {
  await record({ customerCompany: 'Zia Energy', wellName: 'Own 1H' }, 'tech');
  await record({ customerCompany: 'Zia Energy', wellName: 'Foreign 2H' }, 'other');
  expect(await suggest({ customerCompany: 'Zia Energy' }, 'tech')).toMatchObject({ wellName: 'Own 1H' });
  expect(await suggest({ customerCompany: 'Zia Energy' })).toMatchObject({ wellName: 'Foreign 2H' });
});

it('suggests the level of the technician, or else the job type of the last ticket, unless it is retired', async () => {
  const { company, database } = server;
  const { tech } = company.users;
  const setLevel = (level: string | null) =>
    database.db.updateTable('users').set({ job_type_id: level }).where('id', '=', tech.id).execute();
  const jobTypeOf = async () => (await suggest({ technicianId: tech.id })).jobType?.id ?? null;
  await setLevel(null);
  expect(await jobTypeOf()).toBeNull();
  await record({ technicianId: tech.id, jobTypeId: company.jobTypeId });
  expect(await jobTypeOf()).toBe(company.jobTypeId);

  const token = await server.tokenOf('owner');
  const made = await server.call('/api/v1/job-type', { method: 'POST', token, body: { name: 'Lead' } });
  await setLevel(made.json.data.id);
  expect(await jobTypeOf()).toBe(made.json.data.id);
  expect((await suggest({ technicianId: company.users.other.id }, 'tech')).jobType.name).toBe('Lead');

  const retired = { retired_at: new Date() };
  await database.db.updateTable('job_types').set(retired).where('id', '=', made.json.data.id).execute();
  expect(await jobTypeOf()).toBe(company.jobTypeId);
});

it('suggests nothing of another company', async () => {
  const { foreign } = server;
  expect((await suggest({ technicianId: foreign.users.tech.id })).jobType).toBeNull();
});
