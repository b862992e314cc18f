/** What the table of daily sums answers: counts of everyone's tickets, and where any page of them begins. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { date, integer, nullable, object } from 'superstruct';
import { type Database, readRow } from '../db/index.ts';
import { type InstantRange, splitByDay, withinDays } from '../platform/dayRange.ts';
import { all, type Count, countRow, matching, type PageOf, readForwards, type TicketPage } from './listed.ts';

const locatedRow = object({ count: integer(), until: nullable(date()), skipped: nullable(integer()) });

/**
 * A company's days, newest first, as rows (until, total, invoiced): whole UTC days from the daily sums, what a range
 * cuts off at its two ends counted in the index.
 */
function segments(companyId: string, range: InstantRange): RawBuilder<unknown> {
  const { days, edges } = splitByDay(range);
  const wholeDays =
    days &&
    sql`select (day + 1)::timestamp at time zone 'UTC' as until, total, invoiced
      from ticket_daily where company_id = ${companyId} and total > 0 and ${withinDays(days)}`;
  const counted = edges.map((edge) => countedSegment(companyId, edge));
  return sql.join(wholeDays ? [wholeDays, ...counted] : counted, sql` union all `);
}

function countedSegment(companyId: string, range: InstantRange): RawBuilder<unknown> {
  return sql`select ${range.until ?? null}::timestamptz as until, count(*)::integer as total,
    count(t.invoice_id)::integer as invoiced from tickets t where ${all(matching(companyId, range))}`;
}

/** Counts the tickets of everyone in a range. */
export async function countByDay(
  db: Kysely<Database>,
  companyId: string,
  range: InstantRange,
): Promise<Count> {
  const found = await readRow(db, countRow)`
    select coalesce(sum(total), 0) as total, coalesce(sum(invoiced), 0) as invoiced
    from (${segments(companyId, range)}) as segments
  `;
  return found ?? { total: 0, invoiced: 0 };
}

/** Any page at the price of the first: the daily sums say in which day it begins, the index is entered there. */
export async function listByDay(
  db: Kysely<Database>,
  companyId: string,
  range: InstantRange,
  page: PageOf,
): Promise<TicketPage> {
  const located = await readRow(db, locatedRow)`
    with segments as (
      select until, total, sum(total) over (order by until desc) as through
      from (${segments(companyId, range)}) as segments
    )
    select (select coalesce(max(through), 0) from segments) as count, start.until, start.skipped
    from (select 1) as once left join (
      select until, through - total as skipped from segments
      where through > ${page.offset} order by until desc limit 1
    ) as start on true
  `;
  const { count, until, skipped } = located ?? { count: 0, until: null, skipped: null };
  if (until === null || skipped === null) return { rows: [], count, countIsCapped: false };
  const conditions = matching(companyId, { from: range.from, until });
  const rows = await readForwards(db, companyId, conditions, { ...page, offset: page.offset - skipped });
  return { rows, count, countIsCapped: false };
}
