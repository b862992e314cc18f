/** Finds one page of tickets: first the ids in one index, then the displayed columns. */

import {
  type SignatureState,
  signatureStates,
  type TicketDateField,
  type TicketSort,
  type TicketStatus,
  ticketStatuses,
} from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { date, enums, type Infer, integer, nullable, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { InstantRange } from '../platform/dayRange.ts';
import type { RowRange } from '../platform/listing.ts';
import { isSignedLike, signatureState } from '../signatures/index.ts';
import { readRows } from '../sql/index.ts';

/** Filter of tickets. An empty list of ids means no restriction. */
export interface TicketFilter extends InstantRange {
  technicianIds?: readonly string[] | undefined;
  customerIds?: readonly string[] | undefined;
  jobTypeIds?: readonly string[] | undefined;
  /** True for tickets on an invoice, false for the others; undefined for both. */
  isInvoiced?: boolean | undefined;
  /** An empty list means all statuses. */
  statuses?: readonly TicketStatus[] | undefined;
  /** An empty list means all states. */
  signatureStates?: readonly SignatureState[] | undefined;
  /** Range of work dates, both ends included. */
  workFrom?: string | undefined;
  workTo?: string | undefined;
  /** Id of the user who could approve the tickets. Excludes the user's own tickets unless the company allows that. */
  approvableBy?: string | undefined;
  /** Id of a technician, who does not see drafts that other users created for them. */
  seenBy?: string | undefined;
}

/** Row selected by `listedColumns`. */
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
  location: string(),
  wellName: string(),
  signatureState: enums(signatureStates),
});

export type ListedTicket = Infer<typeof listedTicket>;

export interface TicketPage {
  rows: ListedTicket[];
  count: number;
  /** True if more than `count` tickets match. */
  countIsCapped: boolean;
}

/** SQL condition on `tickets as t`. */
export type Condition = RawBuilder<unknown>;

/** Returns the conditions of a filter, on `tickets as t`. The first one is always the company. */
export function matching(companyId: string, filter: TicketFilter): Condition[] {
  const {
    technicianIds = [],
    customerIds = [],
    jobTypeIds = [],
    statuses = [],
    signatureStates: states = [],
  } = filter;
  const { isInvoiced, seenBy, approvableBy, from, until, workFrom, workTo } = filter;
  const conditions = [sql`t.company_id = ${companyId}`, sql`t.deleted_at is null`];
  if (technicianIds.length > 0) conditions.push(isAnyOf(sql`t.technician_id`, technicianIds));
  if (customerIds.length > 0) conditions.push(isAnyOf(sql`t.customer_id`, customerIds));
  if (jobTypeIds.length > 0) conditions.push(isAnyOf(sql`t.job_type_id`, jobTypeIds));
  if (statuses.length > 0) conditions.push(isOneOf(sql`t.status`, statuses));
  if (states.length > 0) conditions.push(isSignedLike(companyId, states));
  if (seenBy !== undefined) conditions.push(isNoHiddenDraft(companyId, seenBy));
  if (approvableBy !== undefined) conditions.push(isApprovable(companyId, approvableBy));
  if (isInvoiced !== undefined)
    conditions.push(isInvoiced ? sql`t.invoice_id is not null` : sql`t.invoice_id is null`);
  if (from) conditions.push(sql`t.created_at >= ${from}`);
  if (until) conditions.push(sql`t.created_at < ${until}`);
  if (workFrom) conditions.push(sql`t.work_date >= ${workFrom}::date`);
  if (workTo) conditions.push(sql`t.work_date <= ${workTo}::date`);
  return conditions;
}

/**
 * Excludes drafts that another user wrote for the technician, who may not see them yet. A separate index finds these few drafts. The index of
 * the list has no column for the author, so a condition on the author would make the count read the table.
 */
const isNoHiddenDraft = (companyId: string, technicianId: string): Condition => sql`
  t.id <> all(array(
    select draft.id from tickets draft where draft.company_id = ${companyId} and draft.technician_id = ${technicianId}
      and draft.status = 'DRAFT' and draft.deleted_at is null and draft.author_id is distinct from ${technicianId}
  ))`;

/** The same rule as `transitionError` of the domain, for a user with the permission. */
const isApprovable = (companyId: string, userId: string): Condition => sql`
  t.status = 'SUBMITTED' and t.invoice_id is null and (
    (select allows_own_approval from companies where id = ${companyId})
    or (t.author_id is distinct from ${userId} and t.technician_id is distinct from ${userId})
  )`;

const isOneOf = (column: RawBuilder<unknown>, values: readonly string[]): Condition =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`;

/** Compares a single id with `=`: only then does an index return its rows in order before PostgreSQL 17. */
export function isAnyOf(column: RawBuilder<unknown>, ids: readonly string[]): Condition {
  return ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${ids}::uuid[])`;
}

/** Combines conditions with `and`. */
export const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

export const countRow = object({ total: integer(), invoiced: integer() });

/** Number of tickets, and of those on an invoice. */
export type Count = Infer<typeof countRow>;

/** Sort order of a list. Equal values are sorted by id. */
export interface TicketOrder {
  by: TicketDateField;
  isAscending: boolean;
}

const newestFirst: TicketOrder = { by: 'createdAt', isAscending: false };

/** Returns the sort order of a query; the default is newest first. */
export const orderOf = (sort: TicketSort = '-createdAt'): TicketOrder => ({
  by: sort.endsWith('workDate') ? 'workDate' : 'createdAt',
  isAscending: !sort.startsWith('-'),
});

const columnOf = (table: 't' | 'page', { by }: Pick<TicketOrder, 'by'>) =>
  sql.ref(`${table}.${by === 'workDate' ? 'work_date' : 'created_at'}`);

/** Returns the columns to sort by. */
export function orderedBy(table: 't' | 'page', order: TicketOrder): RawBuilder<unknown> {
  const direction = order.isAscending ? sql`asc` : sql`desc`;
  return sql`${columnOf(table, order)} ${direction}, ${sql.ref(`${table}.id`)} ${direction}`;
}

/** Reads one page in a sort order. Pages in the second half are read from the end, which skips fewer rows. */
export async function readPage(
  db: Kysely<Database>,
  companyId: string,
  conditions: readonly Condition[],
  { offset, limit }: RowRange,
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

/** Reads a page counted from the beginning of a sort order. */
export function readForwards(
  db: Kysely<Database>,
  companyId: string,
  conditions: readonly Condition[],
  { offset, limit }: RowRange,
  order: TicketOrder = newestFirst,
): Promise<ListedTicket[]> {
  // Materialized, so that the planner does not move the join below the limit. The inner query reads only the id and the
  // sort column, so that rows are skipped within the index.
  return readRows(db, listedTicket)`
    with page as materialized (
      select t.id, ${columnOf('t', order)} from tickets t where ${all(conditions)}
      order by ${orderedBy('t', order)} offset ${offset} limit ${limit}
    )
    select ${listedColumns(companyId)} from page ${joinNames(companyId)} order by ${orderedBy('page', order)}
  `;
}

/** Returns the columns of the list, from `t`, `c` and `u`. */
export const listedColumns = (companyId: string) => sql`
  t.id, t.number, t.code_prefix as "codePrefix", t.created_at as "createdAt", t.work_hours as "workHours", t.work_date as "workDate",
  t.billable_cents as "totalCents", t.invoice_id as "invoiceId", t.status,
  c.id as "customerId", c.name as "companyName", c.photo as "companyPhoto",
  u.id as "technicianId", u.fullname as "technicianFullname", u.photo as "technicianPhoto",
  t.location, t.well_name as "wellName", ${signatureState(companyId, 't')} as "signatureState"`;

/** Joins the ids of a page with the tables of the displayed columns. */
export const joinNames = (companyId: string) => sql`
  join tickets t on t.company_id = ${companyId} and t.id = page.id
  left join customers c on c.company_id = ${companyId} and c.id = t.customer_id
  left join users u on u.company_id = ${companyId} and u.id = t.technician_id`;
