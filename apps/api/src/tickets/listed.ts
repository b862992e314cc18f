/** Finding one page of tickets: first its ids, in one index, then what the list shows of them. */

import {
  type TicketDateField,
  type TicketSort,
  type TicketStatus,
  ticketStatuses,
} from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { date, enums, type Infer, integer, nullable, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { InstantRange } from '../platform/dayRange.ts';
import { readRows } from '../sql/index.ts';

/** Which tickets are meant; an empty list of ids means anyone. */
export interface TicketFilter extends InstantRange {
  technicianIds?: readonly string[] | undefined;
  customerIds?: readonly string[] | undefined;
  jobTypeIds?: readonly string[] | undefined;
  /** True for those on an invoice, false for the others; absent, both. */
  isInvoiced?: boolean | undefined;
  /** An empty list means any state. */
  statuses?: readonly TicketStatus[] | undefined;
  /** Calendar days of the work, both included. */
  workFrom?: string | undefined;
  workTo?: string | undefined;
  /** A technician, who sees no drafts that others have begun for them. */
  seenBy?: string | undefined;
}

export interface PageOf {
  offset: number;
  limit: number;
}

/** What `listedColumns` select. */
export const listedTicket = object({
  id: string(),
  number: integer(),
  codePrefix: string(),
  createdAt: date(),
  workHours: number(),
  workDate: string(),
  totalCents: nullable(integer()),
  invoiceId: nullable(string()),
  status: enums(ticketStatuses),
  customerId: nullable(string()),
  companyName: nullable(string()),
  companyPhoto: nullable(string()),
  technicianId: nullable(string()),
  technicianFullname: nullable(string()),
  technicianPhoto: nullable(string()),
});

/** A ticket as the list shows it. */
export type ListedTicket = Infer<typeof listedTicket>;

export interface TicketPage {
  rows: ListedTicket[];
  count: number;
  /** True when there are more than `count`. */
  countIsCapped: boolean;
}

/** A piece of SQL that holds or not, on `tickets as t`. */
export type Condition = RawBuilder<unknown>;

/** The conditions of a filter, on `tickets as t`. The company comes first, always. */
export function matching(companyId: string, filter: TicketFilter): Condition[] {
  const { technicianIds = [], customerIds = [], jobTypeIds = [], statuses = [] } = filter;
  const { isInvoiced, seenBy, from, until, workFrom, workTo } = filter;
  const conditions = [sql`t.company_id = ${companyId}`, sql`t.deleted_at is null`];
  if (technicianIds.length > 0) conditions.push(isAnyOf(sql`t.technician_id`, technicianIds));
  if (customerIds.length > 0) conditions.push(isAnyOf(sql`t.customer_id`, customerIds));
  if (jobTypeIds.length > 0) conditions.push(isAnyOf(sql`t.job_type_id`, jobTypeIds));
  if (statuses.length > 0) conditions.push(isOneOf(sql`t.status`, statuses));
  if (seenBy !== undefined) conditions.push(isNoHiddenDraft(companyId, seenBy));
  if (isInvoiced !== undefined)
    conditions.push(isInvoiced ? sql`t.invoice_id is not null` : sql`t.invoice_id is null`);
  if (from) conditions.push(sql`t.created_at >= ${from}`);
  if (until) conditions.push(sql`t.created_at < ${until}`);
  if (workFrom) conditions.push(sql`t.work_date >= ${workFrom}::date`);
  if (workTo) conditions.push(sql`t.work_date <= ${workTo}::date`);
  return conditions;
}

/** Looks the few hidden drafts up in an index of their own: the list's index, which knows no authors, goes on counting. */
const isNoHiddenDraft = (companyId: string, technicianId: string): Condition => sql`
  t.id <> all(array(
    select draft.id from tickets draft where draft.company_id = ${companyId} and draft.technician_id = ${technicianId}
      and draft.status = 'DRAFT' and draft.deleted_at is null and draft.author_id is distinct from ${technicianId}
  ))`;

const isOneOf = (column: RawBuilder<unknown>, values: readonly string[]): Condition =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`;

/** One id as an equality: an index then gives its rows in order, which it does not for a list before PostgreSQL 17. */
export function isAnyOf(column: RawBuilder<unknown>, ids: readonly string[]): Condition {
  return ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${ids}::uuid[])`;
}

/** All of several conditions. */
export const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

export const countRow = object({ total: integer(), invoiced: integer() });

/** How many tickets, and how many of them on an invoice. */
export type Count = Infer<typeof countRow>;

/** The order of a list; the id decides between equals. */
export interface TicketOrder {
  by: TicketDateField;
  isAscending: boolean;
}

const newestFirst: TicketOrder = { by: 'createdAt', isAscending: false };

/** The order that a query names; the newest first without one. */
export const orderOf = (sort: TicketSort = '-createdAt'): TicketOrder => ({
  by: sort.endsWith('workDate') ? 'workDate' : 'createdAt',
  isAscending: !sort.startsWith('-'),
});

const columnOf = (table: 't' | 'page', { by }: Pick<TicketOrder, 'by'>) =>
  sql.ref(`${table}.${by === 'workDate' ? 'work_date' : 'created_at'}`);

/** The columns of an order, of a table that has them by their own names. */
export function orderedBy(table: 't' | 'page', order: TicketOrder): RawBuilder<unknown> {
  const direction = order.isAscending ? sql`asc` : sql`desc`;
  return sql`${columnOf(table, order)} ${direction}, ${sql.ref(`${table}.id`)} ${direction}`;
}

/** One page in an order. Past the half it is shorter to walk from the other end. */
export async function readPage(
  db: Kysely<Database>,
  companyId: string,
  conditions: readonly Condition[],
  { offset, limit }: PageOf,
  count: number,
  order: TicketOrder = newestFirst,
): Promise<ListedTicket[]> {
  const size = Math.min(limit, count - offset);
  if (size <= 0) return [];
  if (offset <= count / 2) return readForwards(db, companyId, conditions, { offset, limit }, order);
  const backwards = { ...order, isAscending: !order.isAscending };
  const page = { offset: count - offset - size, limit: size };
  return (await readForwards(db, companyId, conditions, page, backwards)).reverse();
}

/** A page counted from the beginning of an order. */
export function readForwards(
  db: Kysely<Database>,
  companyId: string,
  conditions: readonly Condition[],
  { offset, limit }: PageOf,
  order: TicketOrder = newestFirst,
): Promise<ListedTicket[]> {
  // Materialized: the planner may not pull the join below the limit. Nothing is read but the id and the column of the
  // order, so that rows are passed over in the index alone.
  return readRows(db, listedTicket)`
    with page as materialized (
      select t.id, ${columnOf('t', order)} from tickets t where ${all(conditions)}
      order by ${orderedBy('t', order)} offset ${offset} limit ${limit}
    )
    select ${listedColumns} from page ${joinNames(companyId)} order by ${orderedBy('page', order)}
  `;
}

/** What the list shows, of `t`, `c` and `u`. */
export const listedColumns = sql`
  t.id, t.number, t.code_prefix as "codePrefix", t.created_at as "createdAt", t.work_hours as "workHours", t.work_date as "workDate",
  t.billable_cents as "totalCents", t.invoice_id as "invoiceId", t.status,
  c.id as "customerId", c.name as "companyName", c.photo as "companyPhoto",
  u.id as "technicianId", u.fullname as "technicianFullname", u.photo as "technicianPhoto"`;

/** Joins a handful of ids with what the list shows of them. */
export const joinNames = (companyId: string) => sql`
  join tickets t on t.company_id = ${companyId} and t.id = page.id
  left join customers c on c.company_id = ${companyId} and c.id = t.customer_id
  left join users u on u.company_id = ${companyId} and u.id = t.technician_id`;
