/** The list of invoices, with its counts and sums. */
import type { Page } from '@derrick/domain/contract';
import {
  type InvoiceGroup,
  type InvoiceListItem,
  type InvoiceQuery,
  type InvoiceSort,
  type InvoiceStatistics,
  invoiceGroups,
  invoiceStates,
  isPastDue,
} from '@derrick/domain/invoices';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { date, enums, type Infer, integer, nullable, object, string } from 'superstruct';
import { readInvoiceSettings } from '../company/index.ts';
import { type Database, readRows } from '../db/index.ts';
import { dayIn } from '../platform/dayRange.ts';
import { nameMatches, readPage } from '../platform/listing.ts';
import { timeZoneOf } from './store.ts';

type Condition = RawBuilder<unknown>;

/** What narrows a list or an export down. */
export interface InvoiceFilter extends Partial<Omit<InvoiceQuery, 'pageNumber' | 'pageSize' | 'sort'>> {
  ids?: readonly string[] | undefined;
}

const isOpen = sql`i.status in ('ISSUED', 'PARTIALLY_PAID')`;
const isLate = (today: string) => sql`(${isOpen} and i.due_date < ${today}::date and i.balance_cents > 0)`;

/** The condition of a group; the groups part all invoices. */
function inGroup(group: InvoiceGroup, today: string): Condition {
  if (group === 'PAST_DUE') return isLate(today);
  if (group === 'AWAITING_PAYMENT') return sql`(${isOpen} and not ${isLate(today)})`;
  return sql`i.status = ${group}`;
}

const oneOf = (column: Condition, ids: readonly string[]) => sql`${column} = any(${ids}::uuid[])`;

/** Of a draft, the customer is searched as it is called now. */
const searched = sql`case when i.status = 'DRAFT' then coalesce(c.search_name, '') else i.search_text end`;

/** Finds what a search names: numbers and customers; and of a jobcode, the invoices that bill this ticket. */
function found(companyId: string, search: string | undefined): Condition {
  const names = nameMatches(searched, search);
  const [, prefix = '', number] = /^([\w\-/.]*?)(\d{1,9})$/.exec(search?.trim() ?? '') ?? [];
  if (number === undefined) return names;
  const isOfPrefix = prefix === '' ? sql`true` : sql`lower(t.code_prefix) = lower(${prefix})`;
  return sql`(${names} or i.id in (
    select billed.invoice_id from invoice_tickets billed
    join tickets t on t.company_id = billed.company_id and t.id = billed.ticket_id
    where t.company_id = ${companyId} and t.number = ${Number(number)} and ${isOfPrefix}
  ))`;
}

/** The condition of a filter, on `invoices as i` with `customers as c`. */
export function matching(companyId: string, filter: InvoiceFilter, today: string): Condition {
  const { status = [], customerIds = [], fromDate, toDate, search, ids = [] } = filter;
  const conditions = [
    sql`i.company_id = ${companyId}`,
    ...(status.length > 0
      ? [
          sql`(${sql.join(
            status.map((group) => inGroup(group, today)),
            sql` or `,
          )})`,
        ]
      : []),
    ...(customerIds.length > 0 ? [oneOf(sql`i.customer_id`, customerIds)] : []),
    ...(fromDate ? [sql`i.list_day >= ${fromDate}::date`] : []),
    ...(toDate ? [sql`i.list_day <= ${toDate}::date`] : []),
    ...(ids.length > 0 ? [oneOf(sql`i.id`, ids)] : []),
    ...(search?.trim() ? [found(companyId, search)] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Invoices with their customers as they are called now. */
export const invoicesAndCustomers = sql`invoices i left join customers c
  on c.company_id = i.company_id and c.id = i.customer_id`;

/** The customer by the name of the issue, of a draft by that of now. */
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
  balanceCents: integer(),
  createdAt: date(),
});

const columns = sql`i.id, i.printed_number as number, i.status, i.customer_id as "customerId",
  ${customerName} as "customerName", i.issue_date as "issueDate", i.due_date as "dueDate", i.currency,
  i.total_cents as "totalCents", i.balance_cents as "balanceCents", i.created_at as "createdAt"`;

function listItem(row: Infer<typeof listedRow>, today: string): InvoiceListItem {
  const { customerId, customerName: name, createdAt, ...rest } = row;
  return {
    ...rest,
    isPastDue: isPastDue(row, today),
    customer: { id: customerId, name },
    createdAt: createdAt.toISOString(),
  };
}

/** Reads one page of a company's invoices. */
export async function readInvoices(
  db: Kysely<Database>,
  companyId: string,
  query: InvoiceQuery,
  now = new Date(),
): Promise<Page<InvoiceListItem>> {
  const today = dayIn(now, await timeZoneOf(db, companyId));
  const { sort, ...filter } = query;
  const list = {
    columns,
    from: sql`${invoicesAndCustomers} where ${matching(companyId, filter, today)}`,
    order: sort ? sql`${orders[sort]}, ${newestFirst}` : newestFirst,
  };
  const { data, meta } = await readPage(db, listedRow, list, query);
  return { data: data.map((row) => listItem(row, today)), meta };
}

const figureRow = object({ name: enums(invoiceGroups), count: integer(), cents: integer() });

/** Counts and sums the invoices of each group; customers and days filter them. */
export async function readStatistics(
  db: Kysely<Database>,
  companyId: string,
  { customerIds, fromDate, toDate }: Pick<InvoiceQuery, 'customerIds' | 'fromDate' | 'toDate'>,
  now = new Date(),
): Promise<InvoiceStatistics> {
  const today = dayIn(now, await timeZoneOf(db, companyId));
  const { currency } = await readInvoiceSettings(db, companyId);
  const rows = await readRows(db, figureRow)`
    select name, count(*) as count, coalesce(sum(cents) filter (where currency = ${currency}), 0) as cents
    from (
      select i.currency,
        case when i.status in ('ISSUED', 'PARTIALLY_PAID', 'UNCOLLECTIBLE') then i.balance_cents
          else i.total_cents end as cents,
        case when ${isLate(today)} then 'PAST_DUE' when ${isOpen} then 'AWAITING_PAYMENT' else i.status end as name
      from invoices i where ${matching(companyId, { customerIds, fromDate, toDate }, today)}
    ) as listed group by name
  `;
  const figure = (group: InvoiceGroup) => {
    const { count = 0, cents = 0 } = rows.find(({ name }) => name === group) ?? {};
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
