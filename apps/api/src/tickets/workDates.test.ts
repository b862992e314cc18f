/** Tests the list by work date: sort order, date filter and search. */
import { ticketSorts } from '@derrick/domain/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';

const DAY = 24 * 60 * 60 * 1000;
const TICKETS = 23;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('owner');
  const day = (place: number) => new Date(Date.UTC(2026, 2, 1) + place * DAY);
  await server.database.db
    .insertInto('tickets')
    .values(
      Array.from({ length: TICKETS }, (_, place) => ({
        company_id: server.company.id,
        id: newId(day(place).getTime()),
        number: 1 + place,
        location: 'a',
        well_name: place % 2 === 0 ? 'Mesquite' : 'Longhorn',
        description: 'c',
        technician_id: place % 3 === 0 ? server.company.users.tech.id : null,
        created_at: day(place),
        // The order of creation differs from the order of work dates.
        work_date: day((place * 7) % TICKETS)
          .toISOString()
          .slice(0, 10),
      })),
    )
    .execute();
});
afterAll(() => server.close());

interface Listed {
  id: string;
  createdAt: string;
  workDate: string;
}

const list = async (query: string) => (await server.call(`/api/v1/ticket?${query}`, { token })).json.data;
const all = async (query: string): Promise<Listed[]> => (await list(`pageSize=100&${query}`)).data;

describe('the order of the ticket list', () => {
  it.each(
    ticketSorts.flatMap((sort) =>
      ['', '&search=mesquite', `&technicianIds=TECH`].map((more) => [sort, more] as const),
    ),
  )('is %s%s across pages', async (sort, more) => {
    const filter = more.replace('TECH', server.company.users.tech.id);
    const field = sort.endsWith('workDate') ? 'workDate' : 'createdAt';
    const expected = (await all(`${filter}`)).map((ticket) => ticket[field]).sort();
    if (sort.startsWith('-')) expected.reverse();
    const found: string[] = [];
    for (let pageNumber = 1; found.length < expected.length; pageNumber += 1) {
      const { data, meta } = await list(`sort=${sort}&pageSize=4&pageNumber=${pageNumber}${filter}`);
      expect(meta.pagination.count).toBe(expected.length);
      expect(data.length).toBeGreaterThan(0);
      found.push(...data.map((ticket: Listed) => ticket[field]));
    }
    expect(found).toEqual(expected);
  });
});

describe('the date filter', () => {
  const range = 'fromDate=2026-03-05&toDate=2026-03-09';
  const within = (day: string) => day >= '2026-03-05' && day <= '2026-03-09';

  it('applies to the creation date by default and to the work date when requested', async () => {
    const everything = await all('');
    const created = everything.filter(({ createdAt }) => within(createdAt.slice(0, 10)));
    const worked = everything.filter(({ workDate }) => within(workDate));
    const ids = (tickets: readonly Listed[]) => tickets.map(({ id }) => id);
    expect(ids(created)).not.toEqual(ids(worked));
    expect(ids(await all(range))).toEqual(ids(created));
    expect(ids(await all(`${range}&dateField=createdAt`))).toEqual(ids(created));
    expect(ids(await all(`${range}&dateField=workDate`))).toEqual(ids(worked));
    const statistics = await server.call(`/api/v1/ticket/statistics?${range}&dateField=workDate`, { token });
    expect(statistics.json.data.total).toBe(worked.length);
    const { text } = await server.call(`/api/v1/ticket/export.csv?${range}&dateField=workDate`, { token });
    expect(text.trim().split('\r\n')).toHaveLength(1 + worked.length);
  });

  it('rejects unknown date fields and unknown sort orders', async () => {
    for (const query of ['dateField=updatedAt', 'sort=number'])
      expect((await server.call(`/api/v1/ticket?${query}`, { token })).status).toBe(400);
  });
});
