/** Hours and amounts of a period count by work date, tickets and invoices by creation date. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput, zoneAtNoon } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { dayIn } from '../platform/dayRange.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = new Date();
const timeZone = zoneAtNoon(now);
const day = (days: number) => dayIn(new Date(now.getTime() + days * DAY), timeZone);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { company, database } = server;
  await database.db
    .updateTable('companies')
    .set({ time_zone: timeZone })
    .where('id', '=', company.id)
    .execute();
  const ticket = (number: number, createdDaysAgo: number, workedDaysAgo: number, hours: number) => ({
    ...{ company_id: company.id, id: newId(), number, technician_id: company.users.tech.id },
    ...{ location: 'a', well_name: 'b', description: 'c', work_hours: hours, billable_cents: hours * 10_000 },
    ...{ status: 'APPROVED' as const, work_date: day(-workedDaysAgo) },
    created_at: new Date(now.getTime() - createdDaysAgo * DAY),
  });
  await database.db
    .insertInto('tickets')
    .values([
      // Created today, with work from last month, yesterday and today.
      ticket(1, 0, 40, 8),
      ticket(2, 0, 1, 4),
      ticket(3, 0, 0, 2),
      // Today's work, created as a draft two months ago.
      ticket(4, 60, 0, 1),
    ])
    .execute();
});
afterAll(() => server.close());

const get = async (path: string, person: Person) =>
  (await server.call(`/api/v1${path}`, { token: await server.tokenOf(person) })).json.data;

async function answerOf(metric: string, person: Person, fromDate?: string, toDate?: string): Promise<number> {
  const query = { metric, filters: { fromDate, toDate } };
  const reply = await server.call('/api/v1/assist/run', {
    method: 'POST',
    token: await server.tokenOf(person),
    body: { query, language: 'en', timeZone },
  });
  expect(reply.status).toBe(200);
  return reply.json.data.result.total;
}

it.each(['owner', 'tech'] as const)(
  'the overview shows the %s the same weekly hours as the assistant',
  async (person) => {
    const { days, total } = await get('/overview/weekly-hours', person);
    const today = days.find(({ date }: { date: string }) => date === day(0));
    expect(today.hours).toBe(3);
    expect(total).toBe(await answerOf('hours', person, days[0].date, days[6].date));
  },
);

it.each(['owner', 'tech'] as const)('the statistics count hours of the %s by work date', async (person) => {
  const { jobTickets, workingHours } = await get('/users/load/super/admin/overview/stats', person);
  expect(jobTickets).toMatchObject({ total: 4, today: 3 });
  expect(workingHours).toMatchObject({ total: 15, today: 3 });
  expect(workingHours.today).toBe(await answerOf('hours', person, day(0), day(0)));
});

it('the statistics count amounts by work date', async () => {
  const { billable } = await get('/users/load/super/admin/overview/stats', 'owner');
  expect(billable).toMatchObject({ total: 150_000, today: 30_000 });
});

it('the statistics follow a changed work date and a deleted ticket', async () => {
  const token = await server.tokenOf('owner');
  const body = { ...ticketInput, workHours: 5, workDate: day(-40) };
  const { data } = (await server.call('/api/v1/ticket', { method: 'POST', token, body })).json;
  const hoursToday = async () =>
    (await get('/users/load/super/admin/overview/stats', 'owner')).workingHours.today;
  expect(await hoursToday()).toBe(3);
  const moved = { ...body, workDate: day(0), version: data.version };
  await server.call(`/api/v1/ticket/${data.id}`, { method: 'PUT', token, body: moved });
  expect(await hoursToday()).toBe(8);
  await server.call(`/api/v1/ticket/${data.id}`, { method: 'DELETE', token });
  expect(await hoursToday()).toBe(3);
});
