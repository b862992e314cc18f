import { type Kysely, sql } from 'kysely';
import { integer, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRow, readRows } from '../sql/index.ts';
import { partOrders, partsOf, type Sum, type SumQuery, spanOf } from '../tickets/index.ts';

/** Filters of a sum of invoices: customers and days of issue. */
interface InvoiceSumQuery extends Pick<SumQuery, 'order' | 'limit' | 'weekStart'> {
  customerIds: readonly string[];
  fromDate?: string | undefined;
  toDate?: string | undefined;
  /** Only invoices in this currency are added up. */
  currency: string;
  groupBy?: 'customer' | 'day' | 'week' | 'month' | undefined;
}

const totalRow = object({ total: number() });
const partRow = object({ id: string(), label: string(), value: number(), groups: integer() });

/** Adds up the totals of issued invoices less their credit notes, including tax. Drafts and void invoices are left out. */
export async function sumInvoices(
  db: Kysely<Database>,
  companyId: string,
  { customerIds, fromDate, toDate, currency, groupBy, order = '-value', limit, weekStart }: InvoiceSumQuery,
): Promise<Sum> {
  const conditions = sql.join(
    [
      sql`i.company_id = ${companyId}`,
      sql`i.status in ('ISSUED', 'PARTIALLY_PAID', 'PAID', 'UNCOLLECTIBLE')`,
      sql`i.currency = ${currency}`,
      ...(customerIds.length > 0 ? [sql`i.customer_id = any(${customerIds}::uuid[])`] : []),
      ...(fromDate ? [sql`i.list_day >= ${fromDate}::date`] : []),
      ...(toDate ? [sql`i.list_day <= ${toDate}::date`] : []),
    ],
    sql` and `,
  );
  const sum = sql`coalesce(sum(i.total_cents - i.credited_cents), 0)`;
  const [all, rows] = await Promise.all([
    readRow(db, totalRow)`select ${sum} as total from invoices i where ${conditions}`,
    groupBy
      ? readRows(db, partRow)`
          select id, label, value, count(*) over () as groups from (
            select ${groupBy === 'customer' ? sql`coalesce(i.customer_id::text, '')` : sql`(${spanOf(sql`i.list_day`, groupBy, weekStart)})::text`} as id,
              ${groupBy === 'customer' ? sql`coalesce(max(c.name), max(i.customer_name), '')` : sql`''`} as label,
              ${sum} as value
            from invoices i left join customers c on c.company_id = ${companyId} and c.id = i.customer_id
            where ${conditions} group by 1
          ) as parts order by ${partOrders[order]} limit ${limit}
        `
      : [],
  ]);
  return partsOf(all?.total ?? 0, rows);
}
