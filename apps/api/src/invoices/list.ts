import type { Page } from '@derrick/domain/contract';
import {
  type InvoiceGroup,
  type InvoiceListItem,
  type InvoiceQuery,
  type InvoiceSort,
  type InvoiceStatistics,
  type InvoiceStatusFilter,
  invoiceGroups,
  invoiceStates,
  isPastDue,
} from '@derrick/domain/invoices';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { date, enums, type Infer, integer, nullable, object, string } from 'superstruct';
import { readInvoiceSettings, todayOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { nameMatches, readPage } from '../platform/listing.ts';
import { readRows } from '../sql/index.ts';

type Condition = RawBuilder<unknown>;

export interface InvoiceFilter extends Partial<Omit<InvoiceQuery, 'pageNumber' | 'pageSize' | 'sort'>> {
  ids?: readonly string[] | undefined;
}

const isOpen = sql`i.status in ('ISSUED', 'PARTIALLY_PAID')`;
const isPastDay = (today: string) => sql`${isOpen} and i.due_date < ${today}::date`;
const isLate = (today: string) => sql`(${isPastDay(today)} and i.balance_cents > 0)`;

/** Returns the condition of a group or status. Every invoice is in exactly one group. */
function withStatus(status: InvoiceStatusFilter, late: Condition): Condition {
  if (status === 'PAST_DUE') return late;
  if (status === 'AWAITING_PAYMENT') return sql`(${isOpen} and not ${late})`;
  return sql`i.status = ${status}`;
}

const oneOf = (column: Condition, ids: readonly string[]) => sql`${column} = any(${ids}::uuid[])`;

/** Finds invoices by number or customer name, or by the jobcode of a ticket that they bill. */
function matchesSearch(companyId: string, search: string): Condition {
  const [, prefix = '', number] = /^([\w\-/.]*?)(\d{1,9})$/.exec(search.trim()) ?? [];
  const isOfPrefix = prefix === '' ? sql`true` : sql`lower(t.code_prefix) = lower(${prefix})`;
  // One subquery per index. Drafts are searched by the customer's current name.
  const places = [
    sql`select named.id from invoices named
      where named.company_id = ${companyId} and named.status <> 'DRAFT' and ${nameMatches(sql`named.search_text`, search)}`,
    sql`select draft.id from invoices draft
      join customers named on named.company_id = draft.company_id and named.id = draft.customer_id
      where draft.company_id = ${companyId} and draft.status = 'DRAFT' and ${nameMatches(sql`named.search_name`, search)}`,
    ...(number === undefined
      ? []
      : [
          sql`select billed.invoice_id from invoice_tickets billed
            join tickets t on t.company_id = billed.company_id and t.id = billed.ticket_id
            where t.company_id = ${companyId} and t.number = ${Number(number)} and ${isOfPrefix}`,
        ]),
  ];
  return sql`i.id in (${sql.join(places, sql` union all `)})`;
}

/** Returns the conditions of days and groups. They work on `invoices as i` and on `invoice_daily i`. */
function ofGroups(
  companyId: string,
  { status = [], fromDate, toDate, dateField }: InvoiceFilter,
  late: Condition,
): Condition[] {
  const day = dateField === 'dueDate' ? sql`i.due_date` : sql`i.list_day`;
  const statusConditions = status.map((invoiceStatus) => withStatus(invoiceStatus, late));
  return [
    sql`i.company_id = ${companyId}`,
    ...(statusConditions.length > 0 ? [sql`(${sql.join(statusConditions, sql` or `)})`] : []),
    ...(fromDate ? [sql`${day} >= ${fromDate}::date`] : []),
    ...(toDate ? [sql`${day} <= ${toDate}::date`] : []),
  ];
}

/** Returns the condition of a filter, on `invoices as i` with `customers as c`. */
export function matching(companyId: string, filter: InvoiceFilter, today: string): Condition {
  const { customerIds = [], search, ids = [] } = filter;
  const conditions = [
    ...ofGroups(companyId, filter, isLate(today)),
    ...(customerIds.length > 0 ? [oneOf(sql`i.customer_id`, customerIds)] : []),
    ...(ids.length > 0 ? [oneOf(sql`i.id`, ids)] : []),
    ...(search?.trim() ? [matchesSearch(companyId, search)] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * Returns the daily sums that match a filter of groups and days, as `i`. The sums are not divided by customer and cannot
 * be searched.
 * @returns undefined if the filter requires the invoices themselves
 */
function dailySums(companyId: string, filter: InvoiceFilter, today: string): Condition | undefined {
  const { customerIds = [], search, ids = [], dateField } = filter;
  // The sums have the due day only of unpaid invoices.
  if (customerIds.length > 0 || ids.length > 0 || search?.trim() || dateField === 'dueDate') return undefined;
  // Invoices without a balance have the due day `infinity` in `invoice_daily`, so the balance needs no check.
  const conditions = ofGroups(companyId, filter, sql`(${isPastDay(today)})`);
  return sql`invoice_daily i where ${sql.join(conditions, sql` and `)}`;
}

/** Invoices joined with the current data of their customers. */
export const invoicesAndCustomers = sql`invoices i left join customers c
  on c.company_id = i.company_id and c.id = i.customer_id`;

/** The customer's name at issue; for a draft, the current name. */
export const customerName = sql`coalesce(i.customer_name, c.name, '')`;

const byCustomer = sql`${customerName} collate "und-x-icu"`;

const orders: Record<InvoiceSort, Condition> = {
  number: sql`i.series nulls last, i.number nulls last`,
  '-number': sql`i.series desc nulls last, i.number desc nulls last`,
  customer: byCustomer,
  '-customer': sql`${byCustomer} desc`,
  issueDate: sql`i.issue_date nulls last`,
  '-issueDate': sql`i.issue_date desc nulls last`,
  dueDate: sql`i.due_date nulls last`,
  '-dueDate': sql`i.due_date desc nulls last`,
  total: sql`i.total_cents`,
  '-total': sql`i.total_cents desc`,
  balance: sql`i.balance_cents`,
  '-balance': sql`i.balance_cents desc`,
};

const newestFirst = sql`i.created_at desc, i.id desc`;

const listedRow = object({
  id: string(),
  number: nullable(string()),
  status: enums(invoiceStates),
  customerId: nullable(string()),
  customerName: string(),
  issueDate: nullable(string()),
  dueDate: nullable(string()),
  currency: string(),
  totalCents: integer(),
  creditedCents: integer(),
  balanceCents: integer(),
  createdAt: date(),
});

const columns = sql`i.id, i.printed_number as number, i.status, i.customer_id as "customerId",
  ${customerName} as "customerName", i.issue_date as "issueDate", i.due_date as "dueDate", i.currency,
  i.total_cents as "totalCents", i.credited_cents as "creditedCents", i.balance_cents as "balanceCents", i.created_at as "createdAt"`;

function listItem(row: Infer<typeof listedRow>, today: string): InvoiceListItem {
  const { customerId, customerName: name, createdAt, ...rest } = row;
  return {
    ...rest,
    isPastDue: isPastDue(row, today),
    customer: { id: customerId, name },
    createdAt: createdAt.toISOString(),
  };
}

export async function readInvoices(
  db: Kysely<Database>,
  companyId: string,
  query: InvoiceQuery,
  now = new Date(),
): Promise<Page<InvoiceListItem>> {
  const today = await todayOf(db, companyId, now);
  const { sort, ...filter } = query;
  const sums = dailySums(companyId, filter, today);
  const list = {
    columns,
    ...(sums && { count: sql`select coalesce(sum(i.count), 0) as count from ${sums}` }),
    from: sql`${invoicesAndCustomers} where ${matching(companyId, filter, today)}`,
    order: sort ? sql`${orders[sort]}, ${newestFirst}` : newestFirst,
  };
  const { data, meta } = await readPage(db, listedRow, list, query);
  return { data: data.map((row) => listItem(row, today)), meta };
}

const figureRow = object({ name: enums(invoiceGroups), count: integer(), cents: integer() });

/** Counts and sums the invoices of each group. The filter takes customers and days. */
export async function readStatistics(
  db: Kysely<Database>,
  companyId: string,
  {
    customerIds,
    fromDate,
    toDate,
    dateField,
  }: Pick<InvoiceQuery, 'customerIds' | 'fromDate' | 'toDate' | 'dateField'>,
  now = new Date(),
): Promise<InvoiceStatistics> {
  const today = await todayOf(db, companyId, now);
  const { currency } = await readInvoiceSettings(db, companyId);
  const filter = { customerIds, fromDate, toDate, dateField };
  const cents = sql`case when i.status in ('ISSUED', 'PARTIALLY_PAID', 'UNCOLLECTIBLE') then i.balance_cents
    else i.total_cents - i.credited_cents end`;
  const group = (late: Condition) =>
    sql`case when ${late} then 'PAST_DUE' when ${isOpen} then 'AWAITING_PAYMENT' else i.status end as name`;
  const sums = dailySums(companyId, filter, today);
  const invoices = sql`invoices i where ${matching(companyId, filter, today)}`;
  const rows = await readRows(db, figureRow)`
    select name, sum(count) as count, coalesce(sum(cents) filter (where currency = ${currency}), 0) as cents
    from (${
      sums
        ? sql`select i.currency, i.count, i.cents, ${group(isPastDay(today))} from ${sums}`
        : sql`select i.currency, 1 as count, ${cents} as cents, ${group(isLate(today))} from ${invoices}`
    }) as listed group by name
  `;
  const figure = (invoiceGroup: InvoiceGroup) => {
    const { count = 0, cents = 0 } = rows.find(({ name }) => name === invoiceGroup) ?? {};
    return { count, cents };
  };
  return {
    currency,
    draft: figure('DRAFT'),
    awaitingPayment: figure('AWAITING_PAYMENT'),
    pastDue: figure('PAST_DUE'),
    paid: figure('PAID'),
    void: figure('VOID'),
    uncollectible: figure('UNCOLLECTIBLE'),
  };
}
