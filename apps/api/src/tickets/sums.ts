/** Sums of the tickets that the caller sees, with the filters of the list, divided into groups. */
import { noTicketFilters } from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { integer, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { readRow, readRows } from '../sql/index.ts';
import { all, type Condition, matching, type TicketFilter } from './listed.ts';
import { jobcode } from './present.ts';
import { filterFor } from './queries.ts';
import { contains, findTerms } from './search.ts';

/** Quantity to sum: tickets, hours of work, hours of travel, or cents. */
export type SumOf = 'count' | 'hours' | 'travelHours' | 'billable';

export type GroupBy = 'technician' | 'customer' | 'jobType' | 'day' | 'week' | 'month';

/**
 * A group of a sum. Its id is the first day of a period, or empty for tickets without a technician, customer or job type.
 */
export interface Part {
  id: string;
  label: string;
  value: number;
}

const sums = {
  count: sql`count(*)`,
  hours: sql`coalesce(sum(t.work_hours), 0)`,
  travelHours: sql`coalesce(sum(t.travel_hours), 0)`,
  billable: sql`coalesce(sum(t.billable_cents), 0)`,
} satisfies Record<SumOf, RawBuilder<unknown>>;

const sumRow = object({ total: number() });
const partRow = object({ id: string(), label: string(), value: number(), groups: integer() });
const ticketRow = object({
  id: string(),
  number: integer(),
  prefix: string(),
  wellName: string(),
  value: number(),
});

/** Days by which a week starts before Monday, on which PostgreSQL's weeks start. */
const daysBefore = { MONDAY: 0, SUNDAY: 1, SATURDAY: 2 } as const;

export type WeekStart = keyof typeof daysBefore;

/** Returns the conditions of a filter and a search; undefined if no ticket can match. */
export async function conditionsOf(
  db: Kysely<Database>,
  companyId: string,
  filter: TicketFilter,
  search: string | undefined,
): Promise<Condition[] | undefined> {
  const conditions = matching(companyId, filter);
  if (search === undefined || search.trim() === '') return conditions;
  const terms = await findTerms(db, companyId, search);
  return terms.length === 0 ? undefined : [...conditions, ...terms.map(contains)];
}

/** Returns the SQL for the first day of the period that contains a day. */
export function spanOf(day: RawBuilder<unknown>, groupBy: 'day' | 'week' | 'month', weekStart: WeekStart) {
  const shift = sql.lit(daysBefore[weekStart]);
  switch (groupBy) {
    case 'day':
      return day;
    case 'week':
      return sql`date_trunc('week', ${day} + ${shift})::date - ${shift}`;
    case 'month':
      return sql`date_trunc('month', ${day})::date`;
  }
}

function groupOf(companyId: string, groupBy: GroupBy, weekStart: WeekStart) {
  const name = (table: 'users' | 'customers' | 'job_types', column: string, key: string) => ({
    id: sql`coalesce(${sql.ref(`t.${key}`)}::text, '')`,
    label: sql`coalesce(max(named.${sql.ref(column)}), '')`,
    join: sql`left join ${sql.table(table)} named
      on named.company_id = ${companyId} and named.id = ${sql.ref(`t.${key}`)}`,
  });
  const span = (first: RawBuilder<unknown>) => ({ id: sql`(${first})::text`, label: sql`''`, join: sql`` });
  switch (groupBy) {
    case 'technician':
      return name('users', 'fullname', 'technician_id');
    case 'customer':
      return name('customers', 'name', 'customer_id');
    case 'jobType':
      return name('job_types', 'name', 'job_type_id');
    case 'day':
    case 'week':
    case 'month':
      return span(spanOf(sql`t.work_date`, groupBy, weekStart));
  }
}

const byLabel = sql`label collate "und-x-icu"`;

/** Sort orders of the groups. */
export const partOrders = {
  '-value': sql`value desc, ${byLabel}, id`,
  value: sql`value, ${byLabel}, id`,
  label: sql`${byLabel}, id`,
  '-label': sql`${byLabel} desc, id desc`,
};

/** A sum over the tickets of a list query. */
export interface SumQuery {
  filter: Parameters<typeof filterFor>[1];
  sumOf: SumOf;
  groupBy?: GroupBy | undefined;
  /** Sort order of the groups; defaults to the largest value first. Groups with the same label are sorted by id. */
  order?: '-value' | 'value' | 'label' | '-label' | undefined;
  limit: number;
  weekStart: WeekStart;
}

/** A sum with its first groups. */
export interface Sum {
  total: number;
  rows: Part[];
  /** Number of all groups, including those beyond the limit. */
  groups: number;
}

/** Builds a sum from its rows, each of which contains the number of all groups. */
export const partsOf = (total: number, rows: readonly (Part & { groups: number })[]): Sum => ({
  total,
  rows: rows.map(({ id, label, value }) => ({ id, label, value })),
  groups: rows[0]?.groups ?? 0,
});

/** Sums the tickets that the list shows to the caller for these filters. */
export async function sumTickets(
  db: Kysely<Database>,
  session: Session,
  { filter: query, sumOf, groupBy, order = '-value', limit, weekStart }: SumQuery,
): Promise<Sum> {
  const { companyId } = session;
  const nothing = { total: 0, rows: [], groups: 0 };
  const filter = filterFor(session, query);
  const conditions = filter && (await conditionsOf(db, companyId, filter, query.search));
  if (!conditions) return nothing;
  const summed = readRow(db, sumRow)`select ${sums[sumOf]} as total from tickets t where ${all(conditions)}`;
  if (!groupBy) return { total: (await summed)?.total ?? 0, rows: [], groups: 0 };
  const group = groupOf(companyId, groupBy, weekStart);
  const [sum, rows] = await Promise.all([
    summed,
    readRows(db, partRow)`
      select id, label, value, count(*) over () as groups from (
        select ${group.id} as id, ${group.label} as label, ${sums[sumOf]} as value
        from tickets t ${group.join} where ${all(conditions)} group by 1
      ) as parts order by ${partOrders[order]} limit ${limit}
    `,
  ]);
  return partsOf(sum?.total ?? 0, rows);
}

/** Lists the first tickets by work date with their work hours. */
export async function listTicketParts(
  db: Kysely<Database>,
  session: Session,
  { filter: query, isAscending, limit }: { filter: SumQuery['filter']; isAscending: boolean; limit: number },
): Promise<Pick<Sum, 'total' | 'rows'>> {
  const filter = filterFor(session, query);
  const conditions = filter && (await conditionsOf(db, session.companyId, filter, query.search));
  if (!conditions) return { total: 0, rows: [] };
  const direction = isAscending ? sql`asc` : sql`desc`;
  const [sum, rows] = await Promise.all([
    readRow(db, sumRow)`select count(*) as total from tickets t where ${all(conditions)}`,
    readRows(db, ticketRow)`
      select t.id, t.number, t.code_prefix as prefix, t.well_name as "wellName", t.work_hours as value from tickets t
      where ${all(conditions)} order by t.work_date ${direction}, t.id ${direction} limit ${limit}
    `,
  ]);
  return {
    total: sum?.total ?? 0,
    rows: rows.map(({ id, number, prefix, wellName, value }) => ({
      id,
      label: `${jobcode(number, prefix)} · ${wellName}`,
      value,
    })),
  };
}

/** Number of latest tickets from which well names are read. Users rarely refer to older ones. */
const LATEST_TICKETS = 2000;

const wellRow = object({ wellName: string() });

/** Lists the well names of the latest tickets that the caller sees. */
export async function readWellNames(db: Kysely<Database>, session: Session): Promise<string[]> {
  const filter = filterFor(session, noTicketFilters);
  if (!filter) return [];
  const rows = await readRows(db, wellRow)`
    select distinct well_name as "wellName" from (
      select t.well_name from tickets t where ${all(matching(session.companyId, filter))}
      order by t.created_at desc, t.id desc limit ${LATEST_TICKETS}
    ) as latest where well_name <> '' order by 1
  `;
  return rows.map(({ wellName }) => wellName);
}
