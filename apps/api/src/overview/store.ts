/** What the overview asks of the database. A technician's figures are of their own tickets: `technicianId`. */
import type { WeekStart } from '@derrick/domain/format';
import type { OverviewStatistics, WaitingCustomers, WeeklyHours } from '@derrick/domain/overview';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Infer, integer, nullable, number, object, record, string } from 'superstruct';
import { type Database, readRow, readRows } from '../db/index.ts';
import { type InstantRange, splitByDay, withinDays } from '../platform/dayRange.ts';
import { percentageOver, periodsAround } from './periods.ts';

/** Whose figures, and when and where "today" is. */
export interface View {
  now: Date;
  /** IANA name. */
  timeZone?: string | undefined;
  weekStart?: WeekStart | undefined;
  /** Absent: everyone's. */
  technicianId?: string | undefined;
  /** Amounts are left out for those who may not see prices. */
  seesPrices: boolean;
}

const sumsRow = object({ place: integer(), tickets: integer(), hours: number(), cents: integer() });
/** Columns that are named by the ranges asked for. */
const numbersRow = record(string(), number());
const dayRow = object({ place: integer(), hours: number() });
const waitingRow = object({
  id: string(),
  name: string(),
  photo: nullable(string()),
  tickets: integer(),
  hours: number(),
  count: integer(),
});

/** The amounts of the tickets that are approved, or on an invoice already, on `tickets as t`. */
const approvedCents = sql`case when t.status in ('APPROVED', 'INVOICED') then t.billable_cents end`;

/** How much there is in a span of time. */
type Sums = Omit<Infer<typeof sumsRow>, 'place'>;

const nothing: Sums = { tickets: 0, hours: 0, cents: 0 };

const MOST_CUSTOMERS = 5;

const tenths = (hours: number) => Math.round(hours * 10) / 10;

/** Living tickets of a company, or those that a technician sees as their own, on `tickets as t`. */
function living(companyId: string, technicianId: string | undefined): RawBuilder<unknown> {
  return technicianId === undefined
    ? sql`t.company_id = ${companyId} and t.deleted_at is null`
    : sql`t.company_id = ${companyId} and t.deleted_at is null and t.technician_id = ${technicianId}
        and (t.status <> 'DRAFT' or t.author_id = ${technicianId})`;
}

/** `column` lies in a range. */
function within(column: RawBuilder<unknown>, { from, until }: InstantRange): RawBuilder<unknown> {
  const bounds = [
    ...(from ? [sql`${column} >= ${from}::timestamptz`] : []),
    ...(until ? [sql`${column} < ${until}::timestamptz`] : []),
  ];
  return bounds.length > 0 ? sql.join(bounds, sql` and `) : sql`true`;
}

/** What a range comes to, in rows to be added up: whole UTC days from the daily sums, its two ends from the tickets. */
function parts(companyId: string, place: number, range: InstantRange): RawBuilder<unknown>[] {
  const counted = (edge: InstantRange) => sql`
    select ${place}::integer as place, count(*) as tickets, coalesce(sum(work_hours), 0) as hours,
      coalesce(sum(${approvedCents}), 0) as cents
    from tickets t where ${living(companyId, undefined)} and ${within(sql`t.created_at`, edge)}`;
  const { days, edges } = splitByDay(range);
  const wholeDays =
    days &&
    sql`select ${place}::integer as place, sum(total) as tickets, sum(work_hours) as hours,
      sum(billable_cents) as cents
      from ticket_daily where company_id = ${companyId} and ${withinDays(days)}`;
  return [...(wholeDays ? [wholeDays] : []), ...edges.map(counted)];
}

/** Adds up everyone's tickets in each range. */
async function sumEveryones(
  db: Kysely<Database>,
  companyId: string,
  ranges: readonly InstantRange[],
): Promise<Sums[]> {
  const all = ranges.flatMap((range, place) => parts(companyId, place, range));
  const rows = await readRows(db, sumsRow)`
    select place, coalesce(sum(tickets), 0) as tickets, coalesce(sum(hours), 0) as hours,
      coalesce(sum(cents), 0) as cents
    from (${sql.join(all, sql` union all `)}) as parts group by place
  `;
  return ranges.map((_, place) => rows.find((row) => row.place === place) ?? nothing);
}

/** Adds up one technician's tickets in each range, in one pass over them. */
async function sumOnes(
  db: Kysely<Database>,
  companyId: string,
  technicianId: string,
  ranges: readonly InstantRange[],
): Promise<Sums[]> {
  const columns = ranges.map((range, place) => {
    const named = (what: string) => sql.ref(`${what}${place}`);
    const inRange = sql`filter (where ${within(sql`t.created_at`, range)})`;
    return sql`count(*) ${inRange} as ${named('tickets')},
      coalesce(sum(work_hours) ${inRange}, 0) as ${named('hours')},
      coalesce(sum(${approvedCents}) ${inRange}, 0) as ${named('cents')}`;
  });
  const found = await readRow(db, numbersRow)`
    select ${sql.join(columns)} from tickets t where ${living(companyId, technicianId)}
  `;
  return ranges.map((_, place) => ({
    tickets: found?.[`tickets${place}`] ?? 0,
    hours: found?.[`hours${place}`] ?? 0,
    cents: found?.[`cents${place}`] ?? 0,
  }));
}

/** Counts invoices in each range; of a technician, those with a living ticket of theirs. */
async function countInvoices(
  db: Kysely<Database>,
  companyId: string,
  technicianId: string | undefined,
  ranges: readonly InstantRange[],
): Promise<number[]> {
  const columns = ranges.map(
    (range, place) =>
      sql`count(*) filter (where ${within(sql`i.created_at`, range)}) as ${sql.ref(`count${place}`)}`,
  );
  const own =
    technicianId === undefined
      ? sql``
      : sql`and i.id in (select t.invoice_id from tickets t where ${living(companyId, technicianId)})`;
  const found = await readRow(db, numbersRow)`
    select ${sql.join(columns)} from invoices i where i.company_id = ${companyId} ${own}
  `;
  return ranges.map((_, place) => found?.[`count${place}`] ?? 0);
}

/**
 * The four figures of the overview: all there is, this month so far against the same days of last month, and today.
 * An invoice counts when it was made, a ticket when it was recorded; of the amounts, those of approved and invoiced
 * tickets.
 */
export async function overviewStatistics(
  db: Kysely<Database>,
  companyId: string,
  { now, timeZone, technicianId, seesPrices }: View,
): Promise<OverviewStatistics> {
  const { month, lastMonth, today } = periodsAround(now, timeZone);
  const ranges = [{}, month, lastMonth, today];
  const [sums, invoices] = await Promise.all([
    technicianId === undefined
      ? sumEveryones(db, companyId, ranges)
      : sumOnes(db, companyId, technicianId, ranges),
    countInvoices(db, companyId, technicianId, ranges),
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

/** The work hours of the tickets recorded on each day of this week. */
export async function weeklyHours(
  db: Kysely<Database>,
  companyId: string,
  { now, timeZone, weekStart, technicianId }: View,
): Promise<WeeklyHours> {
  const { week } = periodsAround(now, timeZone, weekStart);
  const starts = week.flatMap(({ range }) => (range.from ? [range.from] : []));
  const whole = { from: starts[0], until: week.at(-1)?.range.until };
  // Days of another zone share no bounds with the daily sums, and a week's tickets are few.
  const rows = await readRows(db, dayRow)`
    select width_bucket(t.created_at, ${starts}::timestamptz[]) as place, sum(t.work_hours) as hours
    from tickets t where ${living(companyId, technicianId)} and ${within(sql`t.created_at`, whole)}
    group by 1
  `;
  const days = week.map(({ date }, place) => ({
    date,
    hours: tenths(rows.find((row) => row.place === place + 1)?.hours ?? 0),
  }));
  return { days, total: tenths(days.reduce((sum, { hours }) => sum + hours, 0)) };
}

/** Who has tickets on no invoice, most work hours first, and how many they are. */
export async function waitingCustomers(
  db: Kysely<Database>,
  companyId: string,
  { technicianId }: Partial<View>,
): Promise<WaitingCustomers> {
  const rows = await readRows(db, waitingRow)`
    with waiting as (
      select t.customer_id, count(*) as tickets, sum(t.work_hours) as hours from tickets t
      where ${living(companyId, technicianId)} and t.invoice_id is null and t.customer_id is not null
      group by t.customer_id
    )
    select c.id, c.name, c.photo, waiting.tickets, waiting.hours, count(*) over () as count
    from waiting join customers c on c.company_id = ${companyId} and c.id = waiting.customer_id
    order by waiting.hours desc, waiting.tickets desc, c.name collate "und-x-icu", c.id
    limit ${MOST_CUSTOMERS}
  `;
  return {
    customers: rows.map(({ id, name, photo, tickets, hours }) => ({ id, name, photo, tickets, hours })),
    count: rows[0]?.count ?? 0,
  };
}
