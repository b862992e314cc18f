/**
 * The list's queries in the shapes that stay fast at a million tickets. What they have in common: the ids of one page
 * are found in one index first and joined with names afterwards, and nothing is counted by reading tickets that a
 * table of daily sums has counted already. `npm run bench` measures them.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { InstantRange } from './dayRange.ts';
import { findTerms, type SearchTerm } from './search.ts';

/** A search counts up to here; beyond, "1,000+" serves the reader as well and costs a hundredth. */
export const COUNT_CAP = 1000;

/** Which tickets are meant; an empty list of ids means anyone. */
export interface TicketFilter extends InstantRange {
  technicianIds?: readonly string[] | undefined;
  customerIds?: readonly string[] | undefined;
}

export interface PageOf {
  offset: number;
  limit: number;
}

/** A ticket as the list shows it. */
export interface ListedTicket {
  id: string;
  number: number;
  createdAt: Date;
  workHours: number;
  invoiceId: string | null;
  customerName: string | null;
  customerPhoto: string | null;
  technicianId: string | null;
  technicianFullname: string | null;
  technicianPhoto: string | null;
}

export interface TicketPage {
  rows: ListedTicket[];
  count: number;
  /** True when there are more than `count`. */
  countIsCapped: boolean;
}

export interface TicketStatistics {
  total: number;
  assigned: number;
  notAssigned: number;
}

/** One page of a company's tickets, newest first, and how many there are. */
export async function listTickets(
  db: Kysely<Database>,
  companyId: string,
  filter: TicketFilter & { search?: string | undefined },
  page: PageOf,
): Promise<TicketPage> {
  if (filter.search !== undefined && filter.search.trim() !== '') {
    return searchTickets(db, companyId, filter, filter.search, page);
  }
  if (isOfEveryone(filter)) return listByDay(db, companyId, filter, page);

  const { total: count } = await countExactly(db, companyId, filter);
  const rows = await readPage(db, companyId, matching(companyId, filter), page, count);
  return { rows, count, countIsCapped: false };
}

/** How many of a company's tickets are on an invoice and how many are not; the search plays no part. */
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

function isOfEveryone({ technicianIds = [], customerIds = [] }: TicketFilter): boolean {
  return technicianIds.length === 0 && customerIds.length === 0;
}

type Condition = RawBuilder<unknown>;

/** The conditions of a filter, on `tickets as t`. The company comes first, always. */
function matching(companyId: string, filter: TicketFilter): Condition[] {
  const { technicianIds = [], customerIds = [], from, until } = filter;
  const conditions = [sql`t.company_id = ${companyId}`, sql`t.deleted_at is null`];
  if (technicianIds.length > 0) conditions.push(isAnyOf(sql`t.technician_id`, technicianIds));
  if (customerIds.length > 0) conditions.push(isAnyOf(sql`t.customer_id`, customerIds));
  if (from) conditions.push(sql`t.created_at >= ${from}`);
  if (until) conditions.push(sql`t.created_at < ${until}`);
  return conditions;
}

/** One id as an equality: an index then gives its rows in order, which it does not for a list before PostgreSQL 17. */
function isAnyOf(column: RawBuilder<unknown>, ids: readonly string[]): Condition {
  return ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${ids}::uuid[])`;
}

const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

interface Count {
  total: number;
  invoiced: number;
}

/** Counts in an index alone, `invoice_id` rides along in each. */
async function countExactly(db: Kysely<Database>, companyId: string, filter: TicketFilter): Promise<Count> {
  const { rows } = await sql<Count>`
    select count(*) as total, count(t.invoice_id) as invoiced from tickets t where ${all(matching(companyId, filter))}
  `.execute(db);
  return rows[0] ?? { total: 0, invoiced: 0 };
}

/**
 * A company's days, newest first, as rows (until, total, invoiced): whole UTC days from the daily sums, what a range
 * cuts off at its two ends counted in the index.
 */
function segments(companyId: string, { from, until }: InstantRange): RawBuilder<unknown> {
  const firstWhole = from && ceilDay(from);
  const lastWhole = until && floorDay(until);
  const parts = [];
  if (firstWhole && lastWhole && firstWhole > lastWhole) {
    parts.push(countedSegment(companyId, { from, until }));
  } else {
    const days = [sql`company_id = ${companyId}`, sql`total > 0`];
    if (firstWhole) days.push(sql`day >= ${isoDay(firstWhole)}::date`);
    if (lastWhole) days.push(sql`day < ${isoDay(lastWhole)}::date`);
    parts.push(sql`select (day + 1)::timestamp at time zone 'UTC' as until, total, invoiced
      from ticket_daily where ${all(days)}`);
    if (from && firstWhole && from < firstWhole)
      parts.push(countedSegment(companyId, { from, until: firstWhole }));
    if (until && lastWhole && lastWhole < until)
      parts.push(countedSegment(companyId, { from: lastWhole, until }));
  }
  return sql.join(parts, sql` union all `);
}

function countedSegment(companyId: string, range: InstantRange): RawBuilder<unknown> {
  return sql`select ${range.until ?? null}::timestamptz as until, count(*)::integer as total,
    count(t.invoice_id)::integer as invoiced from tickets t where ${all(matching(companyId, range))}`;
}

async function countByDay(db: Kysely<Database>, companyId: string, range: InstantRange): Promise<Count> {
  const { rows } = await sql<Count>`
    select coalesce(sum(total), 0) as total, coalesce(sum(invoiced), 0) as invoiced
    from (${segments(companyId, range)}) as segments
  `.execute(db);
  return rows[0] ?? { total: 0, invoiced: 0 };
}

/** Any page at the price of the first: the daily sums say in which day it begins, the index is entered there. */
async function listByDay(
  db: Kysely<Database>,
  companyId: string,
  range: InstantRange,
  page: PageOf,
): Promise<TicketPage> {
  const located = await sql<{ count: number; until: Date | null; skipped: number | null }>`
    with segments as (
      select until, total, sum(total) over (order by until desc) as through
      from (${segments(companyId, range)}) as segments
    )
    select (select coalesce(max(through), 0) from segments) as count, start.until, start.skipped
    from (select 1) as once left join (
      select until, through - total as skipped from segments
      where through > ${page.offset} order by until desc limit 1
    ) as start on true
  `.execute(db);
  const { count, until, skipped } = located.rows[0] ?? { count: 0, until: null, skipped: null };
  if (until === null || skipped === null) return { rows: [], count, countIsCapped: false };
  const conditions = matching(companyId, { from: range.from, until });
  const rows = await readForwards(db, companyId, conditions, { ...page, offset: page.offset - skipped });
  return { rows, count, countIsCapped: false };
}

const DAY = 24 * 60 * 60 * 1000;
const floorDay = (instant: Date) => new Date(Math.floor(instant.getTime() / DAY) * DAY);
const ceilDay = (instant: Date) => new Date(Math.ceil(instant.getTime() / DAY) * DAY);
const isoDay = (instant: Date) => instant.toISOString().slice(0, 10);

/** Past the half it is shorter to walk from the other end. */
async function readPage(
  db: Kysely<Database>,
  companyId: string,
  conditions: readonly Condition[],
  { offset, limit }: PageOf,
  count: number,
): Promise<ListedTicket[]> {
  const size = Math.min(limit, count - offset);
  if (size <= 0) return [];
  if (offset <= count / 2) return readForwards(db, companyId, conditions, { offset, limit });
  return withNames(
    db,
    companyId,
    sql`select t.id, t.created_at from tickets t where ${all(conditions)}
      order by t.created_at, t.id offset ${count - offset - size} limit ${size}`,
  );
}

function readForwards(
  db: Kysely<Database>,
  companyId: string,
  conditions: readonly Condition[],
  { offset, limit }: PageOf,
): Promise<ListedTicket[]> {
  return withNames(
    db,
    companyId,
    sql`select t.id, t.created_at from tickets t where ${all(conditions)}
      order by t.created_at desc, t.id desc offset ${offset} limit ${limit}`,
  );
}

const listedColumns = sql`
  t.id, t.number, t.created_at as "createdAt", t.work_hours as "workHours", t.invoice_id as "invoiceId",
  c.name as "customerName", c.photo as "customerPhoto",
  u.id as "technicianId", u.fullname as "technicianFullname", u.photo as "technicianPhoto"`;

/** Joins a handful of ids with what the list shows of them. */
const joinNames = (companyId: string) => sql`
  join tickets t on t.company_id = ${companyId} and t.id = page.id
  left join customers c on c.company_id = ${companyId} and c.id = t.customer_id
  left join users u on u.company_id = ${companyId} and u.id = t.technician_id`;

async function withNames(
  db: Kysely<Database>,
  companyId: string,
  ids: RawBuilder<unknown>,
): Promise<ListedTicket[]> {
  // Materialized: the planner may not pull the join below the limit.
  const { rows } = await sql<ListedTicket>`
    with page as materialized (${ids})
    select ${listedColumns} from page ${joinNames(companyId)}
    order by page.created_at desc, page.id desc
  `.execute(db);
  return rows;
}

/** One page of the tickets in which every word of `search` occurs, and how many there are up to `COUNT_CAP`. */
export async function searchTickets(
  db: Kysely<Database>,
  companyId: string,
  filter: TicketFilter,
  search: string,
  page: PageOf,
): Promise<TicketPage> {
  const terms = await findTerms(db, companyId, search);
  if (terms.length === 0) return { rows: [], count: 0, countIsCapped: false };
  const conditions = [...matching(companyId, filter), ...terms.map(contains)];

  // Up to the cap, all hits are read once and sorted here. Ordered by date and limited, the planner would rather walk
  // the whole list for a rare word.
  const { rows } = await sql<Partial<ListedTicket> & { count: number }>`
    with hits as materialized (
      select t.id, t.created_at from tickets t where ${all(conditions)} limit ${COUNT_CAP + 1}
    ), page as materialized (
      select id, created_at from hits order by created_at desc, id desc offset ${page.offset} limit ${page.limit}
    )
    select counted.count, listed.*
    from (select count(*)::integer as count from hits) as counted
    left join (select page.created_at as sorted_at, ${listedColumns} from page ${joinNames(companyId)}) as listed on true
    order by listed.sorted_at desc, listed.id desc
  `.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count <= COUNT_CAP) return { rows: rows.flatMap(asListed), count, countIsCapped: false };

  const limit = Math.min(page.limit, COUNT_CAP - page.offset);
  return {
    // Now the word is known to be frequent: a walk along the list meets it often.
    rows: limit <= 0 ? [] : await readForwards(db, companyId, conditions, { offset: page.offset, limit }),
    count: COUNT_CAP,
    countIsCapped: true,
  };
}

/** A page past the last hit still comes with its count, on a row that has no ticket. */
function asListed(row: Partial<ListedTicket>): ListedTicket[] {
  const { id, number, createdAt, workHours } = row;
  if (!id || number === undefined || createdAt === undefined || workHours === undefined) return [];
  return [
    {
      id,
      number,
      createdAt,
      workHours,
      invoiceId: row.invoiceId ?? null,
      customerName: row.customerName ?? null,
      customerPhoto: row.customerPhoto ?? null,
      technicianId: row.technicianId ?? null,
      technicianFullname: row.technicianFullname ?? null,
      technicianPhoto: row.technicianPhoto ?? null,
    },
  ];
}

/** Names are in tables of their own: whoever bears a matching one was found before, by id. */
function contains({ pattern, customerIds, technicianIds }: SearchTerm): Condition {
  const places = [sql`t.search_text like ${pattern}`];
  if (customerIds.length > 0) places.push(isAnyOf(sql`t.customer_id`, customerIds));
  if (technicianIds.length > 0) places.push(isAnyOf(sql`t.technician_id`, technicianIds));
  return sql`(${sql.join(places, sql` or `)})`;
}
