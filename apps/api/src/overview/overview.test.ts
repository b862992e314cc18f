import type { WaitingCustomers } from '@derrick/domain/overview';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../seed/cast.ts';
import { addTickets } from '../../seed/volume.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { dayIn } from '../platform/dayRange.ts';
import { percentageOver } from './periods.ts';
import { overviewStatistics, type View, waitingCustomers, weeklyHours } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60 * 1000;

/** Reads all data of a company, from which the test calculates the expected results. */
async function readAll(companyId: string) {
  const { db } = server.database;
  const tickets = await db.selectFrom('tickets').selectAll().where('company_id', '=', companyId).execute();
  const invoices = await db.selectFrom('invoices').selectAll().where('company_id', '=', companyId).execute();
  const customers = await db
    .selectFrom('customers')
    .selectAll()
    .where('company_id', '=', companyId)
    .execute();
  return { tickets, invoices, customers };
}

/** Calculates the statistics from all rows, day by day in the viewer's time zone. */
function byHand(
  { tickets, invoices, customers }: Awaited<ReturnType<typeof readAll>>,
  { now, timeZone, technicianId }: View,
) {
  const today = dayIn(now, timeZone);
  const living = tickets.filter(
    (ticket) => !ticket.deleted_at && (!technicianId || ticket.technician_id === technicianId),
  );
  const theirs = new Set(living.map(({ invoice_id }) => invoice_id));
  const counted = invoices.filter(({ id }) => !technicianId || theirs.has(id));
  const [year = 0, month = 0, dayOfMonth = 0] = today.split('-').map(Number);
  const monthBefore = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
  const figure = <Row>(rows: Row[], dayOf: (row: Row) => string, of: (row: Row) => number) => {
    const sum = (holds: (day: string) => boolean) =>
      Math.round(rows.filter((row) => holds(dayOf(row))).reduce((total, row) => total + of(row), 0) * 10) /
      10;
    const thisMonth = sum((day) => day.startsWith(today.slice(0, 7)) && day <= today);
    const before = sum((day) => day.startsWith(monthBefore) && Number(day.slice(8)) <= dayOfMonth);
    return {
      total: sum(() => true),
      percentage: percentageOver(before, thisMonth),
      today: sum((day) => day === today),
    };
  };
  const creation = ({ created_at }: { created_at: Date }) => dayIn(created_at, timeZone);
  const workDate = ({ work_date }: { work_date: string }) => work_date;
  const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * DAY;
  const days = Array.from({ length: 7 }, (_, place) => {
    const date = new Date(monday + place * DAY).toISOString().slice(0, 10);
    const hours = living
      .filter(({ work_date }) => work_date === date)
      .reduce((sum, { work_hours }) => sum + work_hours, 0);
    return { date, hours: Math.round(hours * 10) / 10 };
  });
  const waiting = customers
    .map(({ id, name, photo }) => {
      const waitingTickets = living.filter(
        ({ customer_id, invoice_id }) => customer_id === id && invoice_id === null,
      );
      const hours = waitingTickets.reduce((sum, { work_hours }) => sum + work_hours, 0);
      const approved = waitingTickets.filter(({ status }) => status === 'APPROVED').length;
      return {
        id,
        name,
        photo,
        tickets: waitingTickets.length,
        approved,
        hours: Math.round(hours * 10) / 10,
      };
    })
    .filter((customer) => customer.tickets > 0);
  return {
    statistics: {
      jobTickets: figure(living, creation, () => 1),
      billable: figure(living, workDate, ({ status, billable_cents }) =>
        status === 'APPROVED' || status === 'INVOICED' ? (billable_cents ?? 0) : 0,
      ),
      workingHours: figure(living, workDate, ({ work_hours }) => work_hours),
      invoices: figure(counted, creation, () => 1),
    },
    week: { days, total: Math.round(days.reduce((sum, { hours }) => sum + hours, 0) * 10) / 10 },
    waiting: {
      count: waiting.length,
      customers: waiting
        .toSorted((a, b) => b.hours - a.hours || b.tickets - a.tickets || a.name.localeCompare(b.name))
        .slice(0, 5),
    },
  };
}

describe('the overview of a company', () => {
  it('equals a calculation from all rows, at any time, in any time zone and for any technician', async () => {
    const { db } = server.database;
    const companyId = await addCompany(db, { name: 'Seeded', technicians: 4, customers: 9 });
    const end = new Date('2026-03-31T20:00:00Z');
    await addTickets(db, { companyId, tickets: 1500, now: end });
    // A second company, whose data must not be included.
    const neighbour = await addCompany(db, { name: 'Beside', technicians: 2, customers: 3, seed: 7 });
    await addTickets(db, { companyId: neighbour, tickets: 200, now: end });
    const everything = await readAll(companyId);
    // Some tickets are deleted, and all tickets of one customer are invoiced.
    const gone = everything.tickets.filter((_, place) => place % 17 === 0).map(({ id }) => id);
    await db
      .updateTable('tickets')
      .set({ deleted_at: end })
      .where('company_id', '=', companyId)
      .where('id', 'in', gone)
      .execute();
    const done = everything.customers[0]?.id ?? '';
    await db
      .updateTable('tickets')
      .set({ invoice_id: everything.invoices[0]?.id ?? null })
      .where('company_id', '=', companyId)
      .where('customer_id', '=', done)
      .execute();
    // Some tickets have a work date other than their creation date, a few after it.
    await sql`
      update tickets set work_date = work_date - (number % 45)::integer + 5
      where company_id = ${companyId} and number % 3 <> 0
    `.execute(db);
    const rows = await readAll(companyId);
    const technicians = [...new Set(rows.tickets.map(({ technician_id }) => technician_id))];

    await fc.assert(
      fc.asyncProperty(
        fc.date({ min: new Date('2025-12-28T00:00:00Z'), max: end, noInvalidDate: true }),
        fc.constantFrom(
          undefined,
          'UTC',
          'America/Chicago',
          'Asia/Kathmandu',
          'Pacific/Kiritimati',
          'Pacific/Pago_Pago',
        ),
        fc.constantFrom(undefined, ...technicians.flatMap((id) => (id ? [id] : []))),
        async (now, timeZone, technicianId) => {
          const view = { now, timeZone, technicianId, seesPrices: true };
          const expected = byHand(rows, view);
          expect(await overviewStatistics(db, companyId, view)).toEqual(expected.statistics);
          expect(await weeklyHours(db, companyId, view)).toEqual(expected.week);
          const names = ({ customers }: WaitingCustomers) => customers;
          const found = await waitingCustomers(db, companyId, view);
          expect(found.count).toBe(expected.waiting.count);
          expect(names(found)).toEqual(expected.waiting.customers);
        },
      ),
      { numRuns: 60 },
    );
    expect(byHand(rows, { now: end, seesPrices: true }).statistics.jobTickets.total).toBe(1500 - gone.length);
  });
});

const paths = [
  '/api/v1/users/load/super/admin/overview/stats',
  '/api/v1/overview/weekly-hours',
  '/api/v1/overview/waiting-customers',
] as const;

describe('the overview endpoints', () => {
  it('return the figures of the company, and only their own figures to technicians', async () => {
    const { db } = server.database;
    const { company, foreign } = server;
    const now = new Date();
    let number = 500;
    const ticket = (companyId: string, technician: string, hours: number, customerId: string | null) => ({
      company_id: companyId,
      id: newId(),
      number: ++number,
      technician_id: technician,
      customer_id: customerId,
      location: 'a',
      well_name: 'b',
      description: 'c',
      work_hours: hours,
      billable_cents: hours * 10_000,
      status: hours === 1 ? ('SUBMITTED' as const) : ('APPROVED' as const),
      created_at: now,
    });
    const [ownCustomerId, otherCustomerId] = [newId(), newId()];
    await db
      .insertInto('customers')
      .values([
        { company_id: company.id, id: ownCustomerId, name: 'Ours <b>& Sons</b>' },
        { company_id: foreign.id, id: otherCustomerId, name: 'Theirs' },
      ])
      .execute();
    await db
      .insertInto('tickets')
      .values([
        ticket(company.id, company.users.tech.id, 2.5, ownCustomerId),
        ticket(company.id, company.users.other.id, 4, ownCustomerId),
        ticket(company.id, company.users.other.id, 1, ownCustomerId),
        ticket(foreign.id, foreign.users.tech.id, 99, otherCustomerId),
      ])
      .execute();

    const ask = async (person: 'owner' | 'manager' | 'tech') => {
      const token = await server.tokenOf(person);
      const [stats, week, waiting] = await Promise.all(paths.map((path) => server.call(path, { token })));
      expect(stats?.headers.get('cache-control')).toBe('private, no-store');
      return { stats: stats?.json.data, week: week?.json.data, waiting: waiting?.json.data };
    };
    for (const person of ['owner', 'manager'] as const) {
      const { stats, week, waiting } = await ask(person);
      expect(stats).toEqual({
        jobTickets: { total: 3, percentage: 100, today: 3 },
        // Tickets that are not approved count in all figures except the amounts.
        ...(person === 'owner' && { billable: { total: 65_000, percentage: 100, today: 65_000 } }),
        workingHours: { total: 7.5, percentage: 100, today: 7.5 },
        invoices: { total: 0, percentage: 0, today: 0 },
      });
      expect(week.total).toBe(7.5);
      expect(week.days).toHaveLength(7);
      expect(waiting).toEqual({
        customers: [
          {
            id: ownCustomerId,
            name: 'Ours <b>& Sons</b>',
            photo: null,
            tickets: 3,
            approved: 2,
            hours: 7.5,
          },
        ],
        count: 1,
      });
    }
    const ofTechnician = await ask('tech');
    expect(ofTechnician.stats?.jobTickets).toEqual({ total: 1, percentage: 100, today: 1 });
    expect(ofTechnician.stats).not.toHaveProperty('billable');
    expect(ofTechnician.stats?.workingHours.total).toBe(2.5);
    expect(ofTechnician.week?.total).toBe(2.5);
    expect(ofTechnician.waiting?.customers).toEqual([
      { id: ownCustomerId, name: 'Ours <b>& Sons</b>', photo: null, tickets: 1, approved: 1, hours: 2.5 },
    ]);
  });

  it('return zeros for a new company', async () => {
    const { db } = server.database;
    const companyId = await addCompany(db, { name: 'New', technicians: 0, customers: 0 });
    const zero = { total: 0, percentage: 0, today: 0 };
    const view = { now: new Date(), seesPrices: true };
    expect(await overviewStatistics(db, companyId, view)).toEqual({
      jobTickets: zero,
      billable: zero,
      workingHours: zero,
      invoices: zero,
    });
    expect((await weeklyHours(db, companyId, view)).total).toBe(0);
    expect(await waitingCustomers(db, companyId, view)).toEqual({ customers: [], count: 0 });
  });

  it('require a session and a valid time zone', async () => {
    const token = await server.tokenOf('owner');
    for (const path of paths) {
      expect((await server.call(path)).status).toBe(401);
      expect((await server.call(`${path}?timeZone=America/Chicago`, { token })).status).toBe(200);
      expect((await server.call(`${path}?timeZone=`, { token })).status).toBe(200);
    }
    for (const path of paths.slice(0, 2)) {
      const { status, json } = await server.call(`${path}?timeZone=Mars/Olympus`, { token });
      expect([status, json.errors]).toEqual([400, { timeZone: 'timeZoneInvalid' }]);
    }
  });
});
