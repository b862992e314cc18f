import { invoiceStates } from '@derrick/domain/invoices';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  array,
  boolean,
  date,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  string,
} from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import { customerName, type InvoiceFilter, invoicesAndCustomers, matching } from './list.ts';

const exportedLine = object({
  description: string(),
  quantity: number(),
  unitPriceCents: nullable(number()),
  taxable: boolean(),
  kind: string(),
});

const exportedInvoice = object({
  id: string(),
  number: nullable(string()),
  status: enums(invoiceStates),
  customerName: string(),
  issueDate: nullable(string()),
  dueDate: nullable(string()),
  termsDays: integer(),
  currency: string(),
  costReference: nullable(string()),
  taxPercent: number(),
  subtotalCents: integer(),
  /** Null for no discount, and for a discount that is an amount. */
  discountPercent: nullable(number()),
  discountCents: integer(),
  taxCents: integer(),
  totalCents: integer(),
  paidCents: integer(),
  creditedCents: integer(),
  balanceCents: integer(),
  createdAt: date(),
  lines: array(exportedLine),
  /** `createdAt` with microseconds: the cursor of the next batch. */
  place: string(),
});

export type ExportedInvoice = Omit<Infer<typeof exportedInvoice>, 'place'>;

/** Maximum number of invoices per query. A batch with many lines takes one or two megabytes. */
const BATCH = 200;

const noLines = sql`'[]'::json`;
const linesOfEach = (companyId: string) => sql`coalesce((
  select json_agg(json_build_object('description', l.description, 'quantity', l.quantity, 'kind', l.kind,
    'unitPriceCents', l.unit_price_cents, 'taxable', l.is_taxable) order by l.position)
  from invoice_lines l where l.company_id = ${companyId} and l.invoice_id = i.id
), ${noLines})`;

/**
 * Reads invoices in batches, newest first. Only one batch is in memory at a time, and no database connection is in use
 * between batches.
 */
export async function* exportedInvoices(
  db: Kysely<Database>,
  companyId: string,
  filter: InvoiceFilter,
  { today, withLines }: { today: string; withLines: boolean },
): AsyncGenerator<ExportedInvoice[]> {
  const conditions = matching(companyId, filter, today);
  let after: RawBuilder<unknown> = sql`true`;
  for (;;) {
    const rows = await readRows(db, exportedInvoice)`
      select i.id, i.printed_number as number, i.status, ${customerName} as "customerName",
        i.issue_date as "issueDate", i.due_date as "dueDate", i.terms_days as "termsDays", i.currency,
        i.cost_reference as "costReference", i.tax_percent as "taxPercent", i.subtotal_cents as "subtotalCents",
        i.discount_cents as "discountCents", i.discount_percent as "discountPercent", i.tax_cents as "taxCents",
        i.total_cents as "totalCents", i.paid_cents as "paidCents", i.credited_cents as "creditedCents",
        i.balance_cents as "balanceCents", i.created_at as "createdAt",
        ${withLines ? linesOfEach(companyId) : noLines} as lines,
        -- With the microseconds that a Date of JavaScript loses.
        to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
      from ${invoicesAndCustomers} where ${conditions} and ${after}
      order by i.created_at desc, i.id desc limit ${BATCH}
    `;
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = sql`(i.created_at, i.id) < (${last.place}::timestamptz, ${last.id}::uuid)`;
  }
}
