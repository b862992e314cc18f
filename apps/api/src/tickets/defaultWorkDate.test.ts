/** Default work date of a ticket: the latest day, in the company's time zone, on which its work times have ended. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, ticketInput, zoneAtNoon } from '../../test/server.ts';
import { dayIn } from '../platform/dayRange.ts';

const now = new Date();
const timeZone = zoneAtNoon(now);
const day = (days: number) => dayIn(new Date(now.getTime() + days * 24 * 60 * 60 * 1000), timeZone);
const [dayBefore, yesterday, today, tomorrow] = [-2, -1, 0, 1].map(day);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.db
    .updateTable('companies')
    .set({ time_zone: timeZone })
    .where('id', '=', server.company.id)
    .execute();
});
afterAll(() => server.close());

const create = async (input: object) => {
  const token = await server.tokenOf('owner');
  const reply = await server.call('/api/v1/ticket', {
    method: 'POST',
    token,
    body: { ...ticketInput, ...input },
  });
  expect(reply.status).toBe(201);
  return reply.json.data;
};
const kinds = ({ warnings }: { warnings: { kind: string }[] }) => warnings.map(({ kind }) => kind);

describe('a ticket without a work date, created at noon', () => {
  it.each([
    ['a shift of this morning', '06:00', '11:30', today],
    ['a night shift that ended this morning', '22:00', '05:30', yesterday],
    ['an afternoon that ends later than now', '09:00', '17:00', yesterday],
    ['an evening that starts later than now', '18:00', '22:00', yesterday],
    ['a night that ends later than now', '22:00', '14:00', dayBefore],
    ['a start later than now without an end', '20:00', null, yesterday],
    ['no times', null, null, today],
  ])(
    'a ticket without a work date, created at noon, gets the latest day on which the work has ended: %s',
    async (_, workStartedAt, workEndedAt, expected) => {
      const ticket = await create({ workStartedAt, workEndedAt });
      expect(ticket.workDate).toBe(expected);
      expect(kinds(ticket)).not.toContain('FUTURE');
    },
  );

  it('uses the rate of the work date and not of today', async () => {
    const { company, database } = server;
    await database.db
      .insertInto('job_type_rates')
      .values({
        company_id: company.id,
        job_type_id: company.jobTypeId,
        valid_from: today ?? '',
        work_cents: 20_000,
      })
      .execute();
    const { jobTypeId } = company;
    const night = await create({ jobTypeId, workStartedAt: '22:00', workEndedAt: '05:00' });
    expect(night.lines).toMatchObject([{ kind: 'LABOR', quantity: 7, unitPriceCents: 11_550 }]);
    const morning = await create({ jobTypeId, workStartedAt: '06:00', workEndedAt: '11:00' });
    expect(morning.lines).toMatchObject([{ kind: 'LABOR', quantity: 5, unitPriceCents: 20_000 }]);
  });
});

describe('a ticket with a work date', () => {
  it.each([
    ['a start later than now', { workDate: today, workStartedAt: '18:00' }],
    ['an end later than now', { workDate: today, workStartedAt: '08:00', workEndedAt: '17:00' }],
    ['an end on the next day', { workDate: today, workStartedAt: '11:00', workEndedAt: '01:00' }],
    ['another day', { workDate: tomorrow }],
  ])('keeps its date and has a warning about work in the future: %s', async (_, input) => {
    const ticket = await create(input);
    expect(ticket.workDate).toBe(input.workDate);
    expect(ticket.warnings).toMatchObject([{ kind: 'FUTURE', key: `FUTURE:${input.workDate}` }]);
  });

  it('has no warning about the future when the work has ended', async () => {
    expect(kinds(await create({ workDate: today, workStartedAt: '08:00', workEndedAt: '11:59' }))).toEqual(
      [],
    );
  });
});
