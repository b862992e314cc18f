/** The aging report of open balances. */
import {
  type AgingAmounts,
  type AgingBucket,
  agingBuckets,
  dueDaysOf,
  type InvoiceAging,
} from '@derrick/domain/invoices';
import type { Context } from 'hono';
import { type Kysely, sql } from 'kysely';
import { boolean, integer, nullable, object, string } from 'superstruct';
import { readInvoiceSettings, todayOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import { type AppEnv, sessionOf } from '../platform/context.ts';
import { languageOf } from '../platform/language.ts';
import { readRows } from '../sql/index.ts';
import { CSV_MARK, csvLine } from '../tickets/index.ts';
import { amount } from './exportLines.ts';
import { messages } from './messages.ts';

const agingRow = object({
  isTotal: boolean(),
  customerId: nullable(string()),
  name: nullable(string()),
  notDue: integer(),
  upTo30: integer(),
  upTo60: integer(),
  upTo90: integer(),
  over90: integer(),
  total: integer(),
});

/** Sums the balances whose due day is in a bucket. Invoices without a due day are never past due. */
function sumOf(bucket: AgingBucket, asOf: string) {
  const { from, to } = dueDaysOf(bucket, asOf);
  return sql`coalesce(sum(balance) filter (
    where due between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date
  ), 0) as ${sql.ref(bucket)}`;
}

/**
 * The balance of an invoice at the end of an earlier day: later payments, refunds and credit notes do not count. A
 * payment that was reversed later does not count either, because it was never received.
 */
const balanceOn = (companyId: string, asOf: string) => sql`i.total_cents
  - coalesce((
      select sum(p.amount_cents) from invoice_payments p
      where p.company_id = ${companyId} and p.invoice_id = i.id and p.reversed_at is null and p.paid_on <= ${asOf}::date
    ), 0)
  - coalesce((
      select sum(n.total_cents - case when n.refunded_on <= ${asOf}::date then n.refund_cents else 0 end)
      from credit_notes n
      where n.company_id = ${companyId} and n.invoice_id = i.id and n.issue_date <= ${asOf}::date
    ), 0)`;

/** Adds up the open balances of each customer by days past due, in one statement. */
export async function readAging(
  db: Kysely<Database>,
  companyId: string,
  { asOf: day }: { asOf?: string | undefined },
  now = new Date(),
): Promise<InvoiceAging> {
  const today = await todayOf(db, companyId, now);
  const asOf = day ?? today;
  const { currency } = await readInvoiceSettings(db, companyId);
  const isPast = asOf < today;
  const balance = isPast ? balanceOn(companyId, asOf) : sql`i.balance_cents`;
  const isOpen = isPast
    ? sql`i.status in ('ISSUED', 'PARTIALLY_PAID', 'PAID') and i.issue_date <= ${asOf}::date`
    : sql`i.status in ('ISSUED', 'PARTIALLY_PAID') and i.balance_cents > 0`;
  const rows = await readRows(db, agingRow)`
    select grouping(open.customer_id) = 1 as "isTotal", open.customer_id as "customerId",
      coalesce(max(c.name), max(open.customer_name)) as name,
      ${sql.join(agingBuckets.map((bucket) => sumOf(bucket, asOf)))}, coalesce(sum(balance), 0) as total
    from (
      select i.customer_id, i.customer_name, coalesce(i.due_date, 'infinity') as due, ${balance} as balance
      from invoices i where i.company_id = ${companyId} and i.currency = ${currency} and ${isOpen}
    ) as open
    left join customers c on c.company_id = ${companyId} and c.id = open.customer_id
    where balance <> 0
    group by grouping sets ((open.customer_id), ())
    order by 1, name collate "und-x-icu", open.customer_id
  `;
  const all = rows.map(({ isTotal, customerId, name, ...amounts }) => ({
    isTotal,
    customer: { id: customerId, name: name ?? '' },
    amounts: amounts satisfies AgingAmounts,
  }));
  const none = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, total: 0 };
  return {
    asOf,
    currency,
    rows: all.flatMap(({ isTotal, ...row }) => (isTotal ? [] : [row])),
    totals: all.find(({ isTotal }) => isTotal)?.amounts ?? none,
  };
}

/** Creates the response that downloads the report as CSV. */
export async function agingExport(
  db: Kysely<Database>,
  c: Context<AppEnv>,
  query: { asOf?: string | undefined },
): Promise<Response> {
  const { companyId } = sessionOf(c);
  const language = languageOf(c);
  const t = messages[language];
  const { asOf, currency, rows, totals } = await readAging(db, companyId, query);
  const fileName = `${t('aging.fileName')}-${asOf}.csv`;
  await unitOfWork(db, originOf(c), async ({ emit }) =>
    emit({ action: 'invoice.export', target: { id: null, label: fileName }, after: {} }),
  );
  const columns = [...agingBuckets, 'total'] as const;
  const cells = (name: string, amounts: AgingAmounts) => [
    name,
    ...columns.map((column) => amount(amounts[column], currency)),
    currency,
  ];
  const lines = [
    [t('export.customer'), ...columns.map((column) => t(`aging.${column}`)), t('export.currency')],
    ...rows.map(({ customer, amounts }) => cells(customer.name, amounts)),
    cells(t('aging.total'), totals),
  ];
  c.header('content-type', 'text/csv; charset=utf-8');
  c.header('content-disposition', `attachment; filename="${fileName}"`);
  c.header('content-language', language);
  return c.body(CSV_MARK + lines.map(csvLine).join(''));
}
