import {
  listTicketCustomers,
  listTicketJobTypes,
  listTickets,
  listTicketTechnicians,
} from '@derrick/domain/tickets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
const ids = { apache: newId(), rio: newId(), foreign: newId() };

beforeAll(async () => {
  server = await startTestServer();
  const { company, foreign, database } = server;
  await database.db
    .insertInto('customers')
    .values([
      { company_id: company.id, id: ids.rio, name: 'Río Bravo Énergie' },
      { company_id: company.id, id: ids.apache, name: 'Apache Ridge' },
      { company_id: foreign.id, id: ids.foreign, name: 'Foreign Oil' },
    ])
    .execute();
});
afterAll(() => server.close());

async function options(path: string, query = '', person: 'owner' | 'tech' = 'owner') {
  const { json } = await server.call(`/api/v1${path}?${query}`, { token: await server.tokenOf(person) });
  return json.data.data.map((one: { name?: string; fullname?: string }) => one.name ?? one.fullname);
}

it('the customer options are sorted by name and can be searched or limited to ids', async () => {
  const { path } = listTicketCustomers;
  expect(await options(path)).toEqual(['Apache Ridge', 'Río Bravo Énergie']);
  expect(await options(path, 'search=RIO%20energie')).toEqual(['Río Bravo Énergie']);
  expect(await options(path, `ids=${ids.rio},${newId()}`)).toEqual(['Río Bravo Énergie']);
  expect(await options(path, `ids=${ids.apache}&search=rio`)).toEqual([]);
});

it('the filter options contain nothing of another company', async () => {
  expect(await options(listTicketCustomers.path, `ids=${ids.foreign}`)).toEqual([]);
  const technician = server.foreign.users.tech.id;
  expect(await options(listTicketTechnicians.path, `ids=${technician}`)).toEqual([]);
});

it('the technician options of a technician contain only that technician', async () => {
  const { tech, other } = server.company.users;
  expect(await options(listTicketTechnicians.path, `ids=${tech.id},${other.id}`)).toHaveLength(2);
  expect(await options(listTicketTechnicians.path, `ids=${other.id}`, 'tech')).toEqual([]);
  expect(await options(listTicketTechnicians.path, '', 'tech')).toEqual(['Tomás Beltrán']);
});

it('the job type options include retired job types of the company', async () => {
  const { path } = listTicketJobTypes;
  const { jobTypeId, id } = server.company;
  const before = await options(path);
  const retired = {
    company_id: id,
    id: newId(),
    name: 'Zanja Ártica',
    hourly_rate_cents: 1,
    retired_at: new Date(),
  };
  await server.database.db.insertInto('job_types').values(retired).execute();
  expect(await options(path)).toEqual([...before, retired.name]);
  expect(await options(path, 'search=artica', 'tech')).toEqual([retired.name]);
  expect(await options(path, `ids=${jobTypeId}`)).toHaveLength(1);
  expect(await options(path, `ids=${server.foreign.jobTypeId}`)).toEqual([]);
});

it('the ticket list includes the filter options unless filterOptions is none', async () => {
  const token = await server.tokenOf('owner');
  const ask = async (query: string) =>
    (await server.call(`/api/v1${listTickets.path}?${query}`, { token })).json.data.meta.data;
  expect((await ask('')).customers).toHaveLength(2);
  expect(await ask('filterOptions=none')).toBeUndefined();
});
