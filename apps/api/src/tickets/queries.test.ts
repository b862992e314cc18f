import { ticketStatuses } from '@derrick/domain/tickets';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../seed/cast.ts';
import { addTickets } from '../../seed/volume.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { newId } from '../db/id.ts';
import { dayRange } from '../platform/dayRange.ts';
import { COUNT_CAP, findTickets, type TicketFilter, ticketStatistics } from './queries.ts';

const TICKETS = 1300;
const now = new Date(Date.UTC(2026, 5, 15, 12));
const DAY = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let companyId: string;
let technicians: string[];
let customers: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  companyId = await addCompany(db, { name: 'Ours', technicians: 12, customers: 8 });
  const other = await addCompany(db, { name: 'Theirs', technicians: 3, customers: 3, seed: 2 });
  await addTickets(db, { companyId, tickets: TICKETS, now });
  await addTickets(db, { companyId: other, tickets: 200, now });
  // Some tickets are deleted, and many were created at the same instant and are sorted by id.
  await sql`update tickets set deleted_at = now() where company_id = ${companyId} and number % 17 = 0`.execute(
    db,
  );
  await sql`update tickets set created_at = date_trunc('day', created_at at time zone 'UTC') at time zone 'UTC'
    where company_id = ${companyId} and number % 3 = 0`.execute(db);
  // Drafts created by admins or managers for a technician, drafts of the technicians themselves, and other statuses.
  await sql`update tickets set status = case when number % 5 = 0 then 'DRAFT' when number % 5 = 1 then 'APPROVED' else status end,
      author_id = case when number % 2 = 0 then technician_id end
    where company_id = ${companyId} and invoice_id is null`.execute(db);
  const idsOf = async (table: 'users' | 'customers') => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where company_id = ${companyId} order by id`.execute(db);
    return rows.map((row) => row.id);
  };
  technicians = await idsOf('users');
  customers = await idsOf('customers');
});
afterAll(() => database.close());

/** Computes the same result with a simple query. */
async function plainly(filter: TicketFilter) {
  const { rows } = await sql<{ id: string; invoice_id: string | null }>`
    select id, invoice_id from tickets
    where company_id = ${companyId} and deleted_at is null
      and (${filter.technicianIds?.length ?? 0} = 0 or technician_id = any(${filter.technicianIds ?? []}::uuid[]))
      and (${filter.customerIds?.length ?? 0} = 0 or customer_id = any(${filter.customerIds ?? []}::uuid[]))
      and (${filter.statuses?.length ?? 0} = 0 or status = any(${filter.statuses ?? []}::text[]))
      and (${filter.seenBy ?? null}::uuid is null or status <> 'DRAFT' or author_id = ${filter.seenBy ?? null})
      and (${filter.from ?? null}::timestamptz is null or created_at >= ${filter.from ?? null})
      and (${filter.until ?? null}::timestamptz is null or created_at < ${filter.until ?? null})
    order by created_at desc, id desc`.execute(database.db);
  return rows;
}

const list = (filter: TicketFilter & { search?: string }, offset = 0, limit = 10) =>
  findTickets(database.db, companyId, filter, { offset, limit });

describe('the ticket list', () => {
  const instant = fc.option(
    fc.integer({ min: -100 * 24, max: 24 }).map((hours) => new Date(now.getTime() + hours * 3_600_000)),
    { nil: undefined },
  );
  const some = (count: number) => fc.uniqueArray(fc.nat({ max: count - 1 }), { maxLength: 3 });

  it('returns the same pages, count and statistics as a plain query', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          from: instant,
          until: instant,
          technician: some(12),
          customer: some(8),
          statuses: fc.uniqueArray(fc.constantFrom(...ticketStatuses), { maxLength: 3 }),
          isTheirOwn: fc.boolean(),
        }),
        fc.nat({ max: TICKETS + 50 }),
        fc.integer({ min: 1, max: 100 }),
        async ({ from, until, technician, customer, statuses, isTheirOwn }, offset, limit) => {
          const own = technicians[technician[0] ?? 0] ?? '';
          const filter = {
            statuses,
            ...(isTheirOwn && { seenBy: own }),
            from,
            until,
            technicianIds: isTheirOwn ? [own] : technician.flatMap((place) => technicians[place] ?? []),
            customerIds: customer.flatMap((place) => customers[place] ?? []),
          };
          const expected = await plainly(filter);
          const page = await list(filter, offset, limit);
          expect(page.rows.map((row) => row.id)).toEqual(
            expected.slice(offset, offset + limit).map((row) => row.id),
          );
          expect(page).toMatchObject({ count: expected.length, countIsCapped: false });
          const assigned = expected.filter((row) => row.invoice_id !== null).length;
          expect(await ticketStatistics(database.db, companyId, filter)).toEqual({
            total: expected.length,
            assigned,
            notAssigned: expected.length - assigned,
          });
        },
      ),
      { numRuns: 120 },
    );
  });

  it('is complete across all pages', async () => {
    const expected = await plainly({});
    const ids: string[] = [];
    for (let offset = 0; offset < expected.length; offset += 40) {
      ids.push(...(await list({}, offset, 40)).rows.map((row) => row.id));
    }
    expect(ids).toEqual(expected.map((row) => row.id));
  });

  it('includes names, and null for tickets without a customer or technician', async () => {
    const { rows } = await list({}, 0, 100);
    for (const row of rows) {
      expect(row.technicianFullname === null).toBe(row.technicianId === null);
      expect(typeof row.workHours).toBe('number');
    }
    expect(rows.some((row) => row.companyName === null)).toBe(true);
    expect(rows.some((row) => row.technicianFullname === null)).toBe(true);
  });
});

describe('ticket search', () => {
  let number = 900_000;
  async function add(fields: {
    location?: string;
    wellName?: string;
    description?: string;
    technician?: string;
    customer?: string;
  }) {
    const { db } = database;
    const id = newId();
    const technicianId = fields.technician === undefined ? null : newId();
    const customerId = fields.customer === undefined ? null : newId();
    if (technicianId) {
      await db
        .insertInto('users')
        .values({
          company_id: companyId,
          id: technicianId,
          role: 'TECHNICIAN',
          status: 'ACTIVE',
          fullname: fields.technician ?? '',
        })
        .execute();
    }
    if (customerId) {
      await db
        .insertInto('customers')
        .values({ company_id: companyId, id: customerId, name: fields.customer ?? '' })
        .execute();
    }
    await db
      .insertInto('tickets')
      .values({
        company_id: companyId,
        id,
        number: ++number,
        location: fields.location ?? '-',
        well_name: fields.wellName ?? '-',
        description: fields.description ?? '-',
        technician_id: technicianId,
        customer_id: customerId,
      })
      .execute();
    return { id, number };
  }
  const found = async (search: string, filter: TicketFilter = {}) =>
    (await list({ ...filter, search }, 0, 50)).rows.map((row) => row.id);

  it.each([
    ['location', { location: 'Camino Viejo km 12, Ojinaga' }, 'OJINAGA'],
    ['well name', { wellName: 'Zorrillo Azul 7-2' }, 'zorrillo azul'],
    ['description', { description: 'Swapped the kryptometer' }, 'Kryptometer'],
    ['customer', { customer: 'Xochimilco Perforación' }, 'xochimilco perforacion'],
    ['technician', { technician: 'Íñigo Quezada' }, 'inigo'],
    ['accents in the search', { wellName: 'Cigueña Norte' }, 'CIGÜEÑA'],
    ['another alphabet', { location: 'Σκόπελος' }, 'σκοπελος'],
    ['letters that no accent makes', { location: 'Łódź Øst' }, 'lodz ost'],
    [
      'words of several fields, in any order',
      { technician: 'Wenceslao Zubiri', wellName: 'Farol 3' },
      'farol zubiri',
    ],
    ['the middle of a word', { description: 'hydroblasterization' }, 'blasteri'],
    ['signs between the words', { wellName: 'Quokka-9 (north)' }, 'quokka 9 north'],
    ['two letters at the start of a word', { wellName: 'Øx 1', location: 'Xq 77' }, 'xq'],
  ])('finds tickets by %s', async (_case, fields, search) => {
    const { id } = await add(fields);
    expect(await found(search)).toEqual([id]);
  });

  it('finds tickets by job code, with and without prefix and #', async () => {
    const ticket = await add({});
    for (const search of [
      `TK-${ticket.number}`,
      `tk-${ticket.number}`,
      `#TK-${ticket.number}`,
      `${ticket.number}`,
    ]) {
      expect(await found(search)).toEqual([ticket.id]);
    }
  });

  it.each(['%', '_', '100%x', '\\', "'; drop table tickets; --", '###', '\u0301'])(
    'treats %j as text',
    async (search) => {
      expect((await list({ search })).count).toBe(0);
    },
  );

  it('applies the filters and excludes deleted tickets and other companies', async () => {
    const mine = await add({ description: 'Vuvuzela', technician: 'Only One' });
    await add({ description: 'Vuvuzela' });
    const deleted = await add({ description: 'Vuvuzela' });
    await database.db
      .updateTable('tickets')
      .set({ deleted_at: new Date() })
      .where('company_id', '=', companyId)
      .where('id', '=', deleted.id)
      .execute();
    expect(await found('vuvuzela')).toHaveLength(2);
    const { rows } = await list({ search: 'vuvuzela only' });
    expect(rows).toMatchObject([{ id: mine.id }]);
    expect(await found('vuvuzela', { technicianIds: [rows[0]?.technicianId ?? ''] })).toEqual([mine.id]);
    const stranger = await addCompany(database.db, { name: 'Stranger', technicians: 1, customers: 1 });
    const elsewhere = await findTickets(
      database.db,
      stranger,
      { search: 'vuvuzela' },
      { offset: 0, limit: 10 },
    );
    expect(elsewhere).toEqual({ rows: [], count: 0, countIsCapped: false });
  });

  it('counts up to its cap, reports the cap and has no pages after the cap', async () => {
    const first = await list({ search: 'unit' });
    expect(first).toMatchObject({ count: COUNT_CAP, countIsCapped: true });
    expect(first.rows).toHaveLength(10);
    expect((await list({ search: 'unit' }, COUNT_CAP - 5)).rows).toHaveLength(5);
    expect((await list({ search: 'unit' }, COUNT_CAP)).rows).toEqual([]);
  });

  it('keeps its count on a page after the last page', async () => {
    const { count } = await list({ search: 'bluebonnet' });
    expect(count).toBeGreaterThan(0);
    expect(await list({ search: 'bluebonnet' }, 990)).toEqual({ rows: [], count, countIsCapped: false });
  });
});

describe('a date range', () => {
  it('covers complete days of the viewer, also across clock changes', () => {
    expect(dayRange('2026-03-08', '2026-03-08', 'America/New_York')).toEqual({
      from: new Date('2026-03-08T05:00:00Z'),
      until: new Date('2026-03-09T04:00:00Z'),
    });
    expect(dayRange('2026-01-01', undefined, 'Asia/Kolkata')).toEqual({
      from: new Date('2025-12-31T18:30:00Z'),
      until: undefined,
    });
    expect(dayRange(undefined, '2026-01-01')).toEqual({
      from: undefined,
      until: new Date('2026-01-02T00:00:00Z'),
    });
  });

  it('starts at the first instant of its first day in any time zone', () => {
    const zone = fc.constantFrom(
      'America/Chicago',
      'Europe/Madrid',
      'Asia/Kathmandu',
      'Pacific/Auckland',
      'America/Bogota',
      'Pacific/Kiritimati',
    );
    const written = (instant: number, timeZone: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), zone, (days, timeZone) => {
        const date = new Date(Date.UTC(1990, 0, 1) + days * DAY).toISOString().slice(0, 10);
        const { from } = dayRange(date, undefined, timeZone);
        const start = from?.getTime() ?? Number.NaN;
        expect(written(start, timeZone)).toBe(date);
        expect(written(start - 1, timeZone) < date).toBe(true);
      }),
    );
  });

  it('is empty before and after all tickets, and open ranges contain every ticket', async () => {
    const count = async (fromDate?: string, toDate?: string) => {
      const range = dayRange(fromDate, toDate);
      const { total } = await ticketStatistics(database.db, companyId, range);
      expect((await list(range)).count).toBe(total);
      return total;
    };
    const all = await count();
    expect(all).toBeGreaterThan(0);
    expect(await count('0001-01-01', '9999-12-31')).toBe(all);
    expect(await count('0001-01-01')).toBe(all);
    expect(await count(undefined, '9999-12-31')).toBe(all);
    expect(await count('9999-12-31')).toBe(0);
    expect(await count(undefined, '0001-01-01')).toBe(0);
    expect(await count('9999-12-31', '9999-12-31')).toBe(0);
    expect(await count('0001-01-01', '0001-01-01')).toBe(0);
  });
});
