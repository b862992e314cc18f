/**
 * Queries of the ticket list that stay fast with a million tickets. The ids of a page are found in one index and then
 * joined with names, and tickets in the daily sums are not counted again. `npm run bench` measures the queries.
 */
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { TicketQuery, TicketSort } from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { date, integer, nullable, object } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { dayRange, type InstantRange, splitByDay, withinDays } from '../platform/dayRange.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import type { RowRange } from '../platform/listing.ts';
import { readRow } from '../sql/index.ts';
import {
  all,
  type Count,
  countRow,
  matching,
  orderOf,
  readForwards,
  readPage,
  type TicketFilter,
  type TicketPage,
} from './listed.ts';
import { searchTickets } from './search.ts';

export type { ListedTicket, TicketFilter, TicketPage } from './listed.ts';
export { COUNT_CAP } from './search.ts';

const locatedRow = object({ count: integer(), until: nullable(date()), skipped: nullable(integer()) });

export interface TicketStatistics {
  total: number;
  assigned: number;
  notAssigned: number;
}

/** Converts a query to the filter of the tickets that the caller may see; undefined if there are none. */
export function filterFor(
  session: Session,
  query: Omit<TicketQuery, 'pageNumber' | 'pageSize' | 'sort'>,
): TicketFilter | undefined {
  const { role, userId } = session;
  if (query.approvable && !hasPermission(session, 'tickets:review')) return undefined;
  const { customerIds, technicianIds, jobTypeIds, invoiceStatuses, statuses, timeZone } = query;
  const { fromDate, toDate, dateField, signatureStates } = query;
  const [only, ...others] = invoiceStatuses;
  const isInvoiced = only && others.length === 0 ? only === 'invoiced' : undefined;
  const dates =
    dateField === 'workDate' ? { workFrom: fromDate, workTo: toDate } : dayRange(fromDate, toDate, timeZone);
  const approvableBy = query.approvable ? userId : undefined;
  const filter = { ...dates, customerIds, jobTypeIds, isInvoiced, statuses, signatureStates, approvableBy };
  if (!seesOwnTicketsOnly(role)) return { ...filter, technicianIds };
  const asksForOthers = technicianIds.length > 0 && !technicianIds.includes(userId);
  return asksForOthers ? undefined : { ...filter, technicianIds: [userId], seenBy: userId };
}

/** Reads one page of a company's tickets, newest first by default, and their number. */
export async function findTickets(
  db: Kysely<Database>,
  companyId: string,
  filter: TicketFilter & { search?: string | undefined },
  page: RowRange,
  sort?: TicketSort,
): Promise<TicketPage> {
  const order = orderOf(sort);
  if (filter.search !== undefined && filter.search.trim() !== '') {
    return searchTickets(db, companyId, filter, filter.search, page, order);
  }
  const isCounted = isOfEveryone(filter);
  if (isCounted && order.by === 'createdAt' && !order.isAscending)
    return listByDay(db, companyId, filter, page);

  const { total: count } = isCounted
    ? await countByDay(db, companyId, filter)
    : await countExactly(db, companyId, filter);
  const rows = await readPage(db, companyId, matching(companyId, filter), page, count, order);
  return { rows, count, countIsCapped: false };
}

/** Counts a company's tickets with and without an invoice. The search is ignored. */
export async function ticketStatistics(
  db: Kysely<Database>,
  companyId: string,
  filter: TicketFilter,
): Promise<TicketStatistics> {
  const { total, invoiced } = isOfEveryone(filter)
    ? await countByDay(db, companyId, filter)
    : await countExactly(db, companyId, filter);
  return { total, assigned: invoiced, notAssigned: total - invoiced };
}

/**
 * Returns whether the daily sums can answer the filter: they do not distinguish users, job types, statuses, signatures or work
 * dates.
 */
function isOfEveryone(filter: TicketFilter): boolean {
  const { technicianIds = [], customerIds = [], jobTypeIds = [], workFrom, workTo } = filter;
  const { statuses = [], signatureStates = [] } = filter;
  const hasWorkDays = workFrom !== undefined || workTo !== undefined;
  const chosen = [technicianIds, customerIds, jobTypeIds, statuses, signatureStates];
  return chosen.every(({ length }) => length === 0) && !hasWorkDays && filter.approvableBy === undefined;
}

/** Counts within an index. All indexes include `invoice_id`. */
async function countExactly(db: Kysely<Database>, companyId: string, filter: TicketFilter): Promise<Count> {
  const found = await readRow(db, countRow)`
    select count(*) as total, count(t.invoice_id) as invoiced from tickets t where ${all(matching(companyId, filter))}
  `;
  return found ?? { total: 0, invoiced: 0 };
}

/**
 * Returns a company's days, newest first, as rows (until, total, invoiced): full UTC days from the daily sums, and
 * partial days at both ends counted in the index.
 */
function segments(companyId: string, { from, until }: InstantRange): RawBuilder<unknown> {
  const { days, edges } = splitByDay({ from, until });
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

/** Returns the columns of the daily sums that count the tickets of a filter, and those of them on an invoice. */
function columnsOf({ isInvoiced }: TicketFilter) {
  if (isInvoiced === undefined) return { total: sql`total`, invoiced: sql`invoiced` };
  return isInvoiced
    ? { total: sql`invoiced`, invoiced: sql`invoiced` }
    : { total: sql`(total - invoiced)`, invoiced: sql`0` };
}

/** Counts the tickets of all users in a range of dates. */
async function countByDay(db: Kysely<Database>, companyId: string, filter: TicketFilter): Promise<Count> {
  const { total, invoiced } = columnsOf(filter);
  const found = await readRow(db, countRow)`
    select coalesce(sum(${total}), 0) as total, coalesce(sum(${invoiced}), 0) as invoiced
    from (${segments(companyId, filter)}) as segments
  `;
  return found ?? { total: 0, invoiced: 0 };
}

/**
 * Reads any page at the cost of the first one: the daily sums give the day on which the page begins, and the index is
 * read from there.
 */
async function listByDay(
  db: Kysely<Database>,
  companyId: string,
  filter: TicketFilter,
  page: RowRange,
): Promise<TicketPage> {
  const { total } = columnsOf(filter);
  const located = await readRow(db, locatedRow)`
    with segments as (
      select until, ${total} as total, sum(${total}) over (order by until desc) as through
      from (${segments(companyId, filter)}) as segments
    )
    select (select coalesce(max(through), 0) from segments) as count, start.until, start.skipped
    from (select 1) as once left join (
      select until, through - total as skipped from segments
      where through > ${page.offset} order by until desc limit 1
    ) as start on true
  `;
  const { count, until, skipped } = located ?? { count: 0, until: null, skipped: null };
  if (until === null || skipped === null) return { rows: [], count, countIsCapped: false };
  const conditions = matching(companyId, { ...filter, until });
  const rows = await readForwards(db, companyId, conditions, { ...page, offset: page.offset - skipped });
  return { rows, count, countIsCapped: false };
}
