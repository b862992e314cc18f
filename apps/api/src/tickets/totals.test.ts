/** Tests of the totals of the list and of the tickets that a user can approve. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
let customerId: string;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  const { company, foreign, database } = server;
  const { tech, other, manager } = company.users;
  customerId = newId();
  await database.db
    .insertInto('customers')
    .values({ company_id: company.id, id: customerId, name: 'Apache Ridge' })
    .execute();
  const ticket = (place: number) => ({
    company_id: company.id,
    id: newId(),
    number: 101 + place,
    location: 'Pad 4',
    well_name: place === 0 ? 'El Águila 7H' : 'Longhorn',
    description: 'Pump service',
    customer_id: place < 2 ? customerId : null,
    technician_id: [tech.id, tech.id, other.id, null][place] ?? null,
    author_id: place === 3 ? manager.id : tech.id,
    status: place === 1 ? ('APPROVED' as const) : ('SUBMITTED' as const),
    work_hours: 8 + place / 2,
    travel_hours: 1,
    billable_cents: place === 2 ? null : 10_000 * (place + 1),
  });
  const rows = [0, 1, 2, 3].map(ticket);
  ids = rows.map(({ id }) => id);
  await database.db.insertInto('tickets').values(rows).execute();
  await database.db
    .insertInto('tickets')
    .values([
      { ...ticket(0), company_id: foreign.id, customer_id: null, technician_id: null, author_id: null },
      { ...ticket(1), number: 200, deleted_at: new Date() },
    ])
    .execute();
});
afterAll(() => server.close());

const read = async (path: string, person: Person = 'owner') =>
  (await server.call(`/api/v1/ticket${path}`, { token: await server.tokenOf(person) })).json.data;

describe('totals', () => {
  it.each([
    ['', { tickets: 4, workHours: 35, travelHours: 4, totalCents: 70_000 }],
    ['?statuses=APPROVED', { tickets: 1, workHours: 8.5, travelHours: 1, totalCents: 20_000 }],
    ['?search=aguila', { tickets: 1, workHours: 8, travelHours: 1, totalCents: 10_000 }],
    ['?search=nothing', { tickets: 0, workHours: 0, travelHours: 0, totalCents: 0 }],
  ])('with the query "%s" sum the tickets that the list shows', async (query, sum) => {
    expect(await read(`/totals${query}`)).toEqual(sum);
  });

  it('sum the selected tickets', async () => {
    expect(await read(`/totals?ids=${ids[0]},${ids[3]}`)).toEqual({
      tickets: 2,
      workHours: 17.5,
      travelHours: 2,
      totalCents: 50_000,
    });
  });

  it('contain no amount for a user who cannot see prices, and only the tickets that the user sees', async () => {
    expect(await read('/totals', 'manager')).toEqual({ tickets: 4, workHours: 35, travelHours: 4 });
    expect(await read('/totals', 'tech')).toEqual({ tickets: 2, workHours: 16.5, travelHours: 2 });
    expect(await read(`/totals?ids=${ids.join()}`, 'tech')).toMatchObject({ tickets: 2 });
    expect(await read('/totals/technicians', 'tech')).toEqual([
      {
        id: server.company.users.tech.id,
        fullname: 'Tomás Beltrán',
        tickets: 2,
        workHours: 16.5,
        travelHours: 2,
      },
    ]);
  });

  it('are listed for each technician by name, tickets without a technician last', async () => {
    const { tech, other } = server.company.users;
    expect(await read('/totals/technicians')).toEqual([
      {
        id: other.id,
        fullname: 'Dana Whitfield',
        tickets: 1,
        workHours: 9,
        travelHours: 1,
        totalCents: 0,
      },
      {
        id: tech.id,
        fullname: 'Tomás Beltrán',
        tickets: 2,
        workHours: 16.5,
        travelHours: 2,
        totalCents: 30_000,
      },
      { id: null, fullname: null, tickets: 1, workHours: 9.5, travelHours: 1, totalCents: 40_000 },
    ]);
    expect(await read(`/totals/technicians?customerIds=${customerId}`)).toMatchObject([
      { id: tech.id, tickets: 2 },
    ]);
  });
});

describe('the list with approvable=true', () => {
  const codes = async (person: Person, query = '') => {
    const { data, meta } = await read(`?approvable=true${query}`, person);
    expect(meta.pagination.count).toBe(data.length);
    expect(await read(`/totals?approvable=true${query}`, person)).toMatchObject({ tickets: data.length });
    return data.map(({ jobcode }: { jobcode: string }) => jobcode).sort();
  };

  it('contains the submitted tickets, without those that the user recorded', async () => {
    expect(await codes('owner')).toEqual(['TK-101', 'TK-103', 'TK-104']);
    expect(await codes('manager')).toEqual(['TK-101', 'TK-103']);
    expect(await codes('owner', `&customerIds=${customerId}`)).toEqual(['TK-101']);
    expect(await codes('owner', '&search=longhorn')).toEqual(['TK-103', 'TK-104']);
  });

  it('contains own tickets in a company that allows their approval', async () => {
    const allow = (isAllowed: boolean) =>
      server.database.db
        .updateTable('companies')
        .set({ allows_own_approval: isAllowed })
        .where('id', '=', server.company.id)
        .execute();
    await allow(true);
    expect(await codes('manager')).toEqual(['TK-101', 'TK-103', 'TK-104']);
    await allow(false);
  });

  it('is empty for a user who cannot approve tickets', async () => {
    expect(await codes('tech')).toEqual([]);
  });
});
