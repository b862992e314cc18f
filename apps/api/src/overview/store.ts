/** Queries of the overview. For a technician, `technicianId` limits them to the technician's own tickets. */
import type { WeekStart } from '@derrick/domain/format';
import type { OverviewStatistics, WaitingCustomers, WeeklyHours } from '@derrick/domain/overview';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Infer, integer, nullable, number, object, record, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { type InstantRange, splitByDay, within, withinDays } from '../platform/dayRange.ts';
import { readRow, readRows } from '../sql/index.ts';
import { type DaySpan, percentageOver, periodsAround } from './periods.ts';

/** Scope of the statistics, with the current time and time zone. */
export interface View {
  now: Date;
  /** IANA name. */
  timeZone?: string | undefined;
  weekStart?: WeekStart | undefined;
  /** Undefined for the tickets of all technicians. */
  technicianId?: string | undefined;
  /** Includes amounts if true. */
  seesPrices: boolean;
}

const countRow = object({ place: integer(), tickets: integer() });
/** Columns named after the requested periods. */
const numbersRow = record(string(), number());
const dayRow = object({ day: string(), hours: number() });
const waitingRow = object({
  id: string(),
  name: string(),
  photo: nullable(string()),
  tickets: integer(),
  approved: integer(),
  hours: number(),
  count: integer(),
});

/** Amounts of approved and invoiced tickets, on `tickets as t`. */
const approvedCents = sql`case when t.status in ('APPROVED', 'INVOICED') then t.billable_cents end`;

/** Sums of a period: tickets by creation date, hours and amounts by work date. */
interface Sums {
  tickets: number;
  hours: number;
  cents: number;
}

/** A period, or undefined for all time. */
type Period = DaySpan | undefined;

const MAX_CUSTOMERS = 5;

const tenths = (hours: number) => Math.round(hours * 10) / 10;

/** Returns the condition for existing tickets of a company, or those that a technician may see, on `tickets as t`. */
function living(companyId: string, technicianId: string | undefined): RawBuilder<unknown> {
  return technicianId === undefined
    ? sql`t.company_id = ${companyId} and t.deleted_at is null`
    : sql`t.company_id = ${companyId} and t.deleted_at is null and t.technician_id = ${technicianId}
        and (t.status <> 'DRAFT' or t.author_id = ${technicianId})`;
}

/** Returns the condition that a day is within a period. */
const onDays = (day: RawBuilder<unknown>, period: Period): RawBuilder<unknown> =>
  period ? sql`${day} between ${period.firstDay}::date and ${period.lastDay}::date` : sql`true`;

/**
 * Returns subqueries that together count the tickets of a period: full UTC days from the daily sums, the partial days at
 * both ends from the tickets.
 */
function countParts(companyId: string, index: number, period: Period): RawBuilder<unknown>[] {
  const counted = (edge: InstantRange) => sql`
    select ${index}::integer as place, count(*) as tickets
    from tickets t where ${living(companyId, undefined)} and ${within(sql`t.created_at`, edge)}`;
  const { days, edges } = splitByDay(period ?? {});
  const wholeDays =
    days &&
    sql`select ${index}::integer as place, sum(total) as tickets
      from ticket_daily where company_id = ${companyId} and ${withinDays(days)}`;
  return [...(wholeDays ? [wholeDays] : []), ...edges.map(counted)];
}

/** Reads the sums of hours and cents of each period from columns named by the index of the period. */
const readSums = (sumsRow: Infer<typeof numbersRow> | undefined, periods: readonly Period[]) =>
  periods.map((_, index) => ({
    hours: sumsRow?.[`hours${index}`] ?? 0,
    cents: sumsRow?.[`cents${index}`] ?? 0,
  }));

const sumColumns = (
  periods: readonly Period[],
  day: RawBuilder<unknown>,
  cents: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql.join(
    periods.map((period, index) => {
      const inPeriod = sql`filter (where ${onDays(day, period)})`;
      return sql`coalesce(sum(work_hours) ${inPeriod}, 0) as ${sql.ref(`hours${index}`)},
        coalesce(sum(${cents}) ${inPeriod}, 0) as ${sql.ref(`cents${index}`)}`;
    }),
  );

/** Sums the tickets of all technicians in each period. */
async function sumEveryones(
  db: Kysely<Database>,
  companyId: string,
  periods: readonly Period[],
): Promise<Sums[]> {
  const parts = periods.flatMap((period, index) => countParts(companyId, index, period));
  const [counts, sumsRow] = await Promise.all([
    readRows(db, countRow)`
      select place, coalesce(sum(tickets), 0) as tickets
      from (${sql.join(parts, sql` union all `)}) as parts group by place
    `,
    readRow(db, numbersRow)`
      select ${sumColumns(periods, sql`day`, sql`billable_cents`)}
      from ticket_daily where company_id = ${companyId}
    `,
  ]);
  return readSums(sumsRow, periods).map((sums, index) => ({
    ...sums,
    tickets: counts.find((row) => row.place === index)?.tickets ?? 0,
  }));
}

/** Sums one technician's tickets in each period with a single scan. */
async function sumOnes(
  db: Kysely<Database>,
  companyId: string,
  technicianId: string,
  periods: readonly Period[],
): Promise<Sums[]> {
  const counts = periods.map(
    (period, index) =>
      sql`count(*) filter (where ${within(sql`t.created_at`, period ?? {})}) as ${sql.ref(`tickets${index}`)}`,
  );
  const sumsRow = await readRow(db, numbersRow)`
    select ${sql.join(counts)}, ${sumColumns(periods, sql`t.work_date`, approvedCents)}
    from tickets t where ${living(companyId, technicianId)}
  `;
  return readSums(sumsRow, periods).map((sums, index) => ({
    ...sums,
    tickets: sumsRow?.[`tickets${index}`] ?? 0,
  }));
}

/** Counts the invoices in each period; for a technician, those with at least one of their existing tickets. */
async function countInvoices(
  db: Kysely<Database>,
  companyId: string,
  technicianId: string | undefined,
  periods: readonly Period[],
): Promise<number[]> {
  const columns = periods.map(
    (period, index) =>
      sql`count(*) filter (where ${within(sql`i.created_at`, period ?? {})}) as ${sql.ref(`count${index}`)}`,
  );
  const ownTicketsOnly =
    technicianId === undefined
      ? sql``
      : sql`and i.id in (select t.invoice_id from tickets t where ${living(companyId, technicianId)})`;
  const sumsRow = await readRow(db, numbersRow)`
    select ${sql.join(columns)} from invoices i where i.company_id = ${companyId} ${ownTicketsOnly}
  `;
  return periods.map((_, index) => sumsRow?.[`count${index}`] ?? 0);
}

/**
 * Reads the four figures of the overview, each for three periods: all time, this month to date (with the same days of last month) and today. Tickets and invoices count by creation date, hours and amounts by the work date of the ticket. Amounts include
 * only approved and invoiced tickets.
 */
export async function overviewStatistics(
  db: Kysely<Database>,
  companyId: string,
  { now, timeZone, technicianId, seesPrices }: View,
): Promise<OverviewStatistics> {
  const { month, lastMonth, today } = periodsAround(now, timeZone);
  const periods = [undefined, month, lastMonth, today];
  const [sums, invoices] = await Promise.all([
    technicianId === undefined
      ? sumEveryones(db, companyId, periods)
      : sumOnes(db, companyId, technicianId, periods),
    countInvoices(db, companyId, technicianId, periods),
  ]);
  const figure = (values: readonly number[]) => {
    const [total = 0, thisMonth = 0, before = 0, ofToday = 0] = values;
    return { total, percentage: percentageOver(before, thisMonth), today: ofToday };
  };
  return {
    jobTickets: figure(sums.map(({ tickets }) => tickets)),
    ...(seesPrices && { billable: figure(sums.map(({ cents }) => cents)) }),
    workingHours: figure(sums.map(({ hours }) => tenths(hours))),
    invoices: figure(invoices),
  };
}

/** Sums the work hours of this week's tickets by work date. */
export async function weeklyHours(
  db: Kysely<Database>,
  companyId: string,
  { now, timeZone, weekStart, technicianId }: View,
): Promise<WeeklyHours> {
  const { week } = periodsAround(now, timeZone, weekStart);
  const rows =
    technicianId === undefined
      ? await readRows(db, dayRow)`
          select day::text as day, work_hours as hours from ticket_daily
          where company_id = ${companyId} and day = any(${week}::date[])
        `
      : await readRows(db, dayRow)`
          select t.work_date::text as day, sum(t.work_hours) as hours from tickets t
          where ${living(companyId, technicianId)} and t.work_date = any(${week}::date[]) group by 1
        `;
  const days = week.map((date) => ({
    date,
    hours: tenths(rows.find(({ day }) => day === date)?.hours ?? 0),
  }));
  return { days, total: tenths(days.reduce((sum, { hours }) => sum + hours, 0)) };
}

/**
 * Lists the customers with tickets without an invoice, most work hours first, and their number. The approved ones among
 * the tickets can be put on an invoice.
 */
export async function waitingCustomers(
  db: Kysely<Database>,
  companyId: string,
  { technicianId }: Partial<View>,
): Promise<WaitingCustomers> {
  const rows = await readRows(db, waitingRow)`
    with waiting as (
      select t.customer_id, count(*) as tickets, count(*) filter (where t.status = 'APPROVED') as approved,
        sum(t.work_hours) as hours
      from tickets t
      where ${living(companyId, technicianId)} and t.invoice_id is null and t.customer_id is not null
      group by t.customer_id
    )
    select c.id, c.name, c.photo, waiting.tickets, waiting.approved, waiting.hours, count(*) over () as count
    from waiting join customers c on c.company_id = ${companyId} and c.id = waiting.customer_id
    order by waiting.hours desc, waiting.tickets desc, c.name collate "und-x-icu", c.id
    limit ${MAX_CUSTOMERS}
  `;
  return {
    customers: rows.map(({ count: _count, ...customer }) => customer),
    count: rows[0]?.count ?? 0,
  };
}
