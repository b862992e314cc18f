/** The list of credit notes and its export. */
import type { Page } from '@derrick/domain/contract';
import {
  type CreditNoteExportQuery,
  type CreditNoteListItem,
  type CreditNoteQuery,
  type CreditNoteSort,
  type CreditNoteStatus,
  creditNoteStatusOf,
} from '@derrick/domain/invoices';
import type { Context } from 'hono';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { assign, type Infer, integer, nullable, object, string } from 'superstruct';
import { todayOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import { type AppEnv, sessionOf } from '../platform/context.ts';
import { type Language, languageOf } from '../platform/language.ts';
import { nameMatches, readPage } from '../platform/listing.ts';
import { readRows } from '../sql/index.ts';
import type { ExportSlots } from '../tickets/index.ts';
import { amount, type ExportShape } from './exportCells.ts';
import { streamCsv } from './exportStream.ts';
import { customerName } from './list.ts';
import { messages } from './messages.ts';

type Condition = RawBuilder<unknown>;

const withStatus: Readonly<Record<CreditNoteStatus, Condition>> = {
  APPLIED: sql`n.refund_cents = 0`,
  PARTLY_REFUNDED: sql`(n.refund_cents > 0 and n.refund_cents < n.total_cents)`,
  REFUNDED: sql`n.refund_cents = n.total_cents`,
};

/** Returns the matching credit notes as `n`, with their invoices as `i` and the current customers as `c`. */
function matching(
  companyId: string,
  { search, status, customerIds, fromDate, toDate, ids = [] }: Partial<CreditNoteExportQuery>,
): Condition {
  const conditions = [
    sql`n.company_id = ${companyId}`,
    ...(status?.length
      ? [
          sql`(${sql.join(
            status.map((name) => withStatus[name]),
            sql` or `,
          )})`,
        ]
      : []),
    ...(customerIds?.length ? [sql`i.customer_id = any(${customerIds}::uuid[])`] : []),
    ...(ids.length > 0 ? [sql`n.id = any(${ids}::uuid[])`] : []),
    ...(fromDate ? [sql`n.issue_date >= ${fromDate}::date`] : []),
    ...(toDate ? [sql`n.issue_date <= ${toDate}::date`] : []),
    // The text of the invoice contains its number and the customer's name.
    ...(search?.trim() ? [nameMatches(sql`i.search_text`, search, [sql`lower(n.printed_number)`])] : []),
  ];
  return sql`credit_notes n
    join invoices i on i.company_id = n.company_id and i.id = n.invoice_id
    left join customers c on c.company_id = i.company_id and c.id = i.customer_id
    where ${sql.join(conditions, sql` and `)}`;
}

const newestFirst = sql`n.created_at desc, n.id desc`;
const byCustomer = sql`${customerName} collate "und-x-icu"`;

const orders: Record<CreditNoteSort, Condition> = {
  number: sql`n.series, n.number`,
  '-number': sql`n.series desc, n.number desc`,
  customer: byCustomer,
  '-customer': sql`${byCustomer} desc`,
  issueDate: sql`n.issue_date`,
  '-issueDate': sql`n.issue_date desc`,
  total: sql`n.total_cents`,
  '-total': sql`n.total_cents desc`,
};

const listedRow = object({
  id: string(),
  number: string(),
  invoiceId: string(),
  invoiceNumber: nullable(string()),
  customerId: nullable(string()),
  customerName: string(),
  issueDate: string(),
  reason: string(),
  currency: string(),
  totalCents: integer(),
  refundCents: integer(),
});

const columns = sql`n.id, n.printed_number as number, n.invoice_id as "invoiceId",
  i.printed_number as "invoiceNumber", i.customer_id as "customerId", ${customerName} as "customerName",
  n.issue_date as "issueDate", n.reason, i.currency, n.total_cents as "totalCents",
  n.refund_cents as "refundCents"`;

const listItem = ({
  invoiceId,
  invoiceNumber,
  customerId,
  customerName: name,
  ...note
}: Infer<typeof listedRow>): CreditNoteListItem => ({
  ...note,
  invoice: { id: invoiceId, number: invoiceNumber ?? '' },
  customer: { id: customerId, name },
});

export async function readCreditNotes(
  db: Kysely<Database>,
  companyId: string,
  query: CreditNoteQuery,
): Promise<Page<CreditNoteListItem>> {
  const { sort, ...filter } = query;
  const from = matching(companyId, filter);
  const order = sort ? sql`${orders[sort]}, ${newestFirst}` : newestFirst;
  const { data, meta } = await readPage(db, listedRow, { columns, from, order }, query);
  return { data: data.map(listItem), meta };
}

/** Maximum number of credit notes per query of an export. */
const BATCH = 500;

/** A row with the cursor of the next batch: the time of its creation in microseconds. */
const exportedRow = assign(listedRow, object({ place: string() }));

/** Reads credit notes in batches, newest first. */
async function* exportedNotes(
  db: Kysely<Database>,
  companyId: string,
  query: CreditNoteExportQuery,
): AsyncGenerator<CreditNoteListItem[]> {
  const from = matching(companyId, query);
  let after: Condition = sql`true`;
  for (;;) {
    const rows = await readRows(db, exportedRow)`
      select ${columns}, to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
      from ${from} and ${after} order by ${newestFirst} limit ${BATCH}
    `;
    if (rows.length > 0) yield rows.map(listItem);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = sql`(n.created_at, n.id) < (${last.place}::timestamptz, ${last.id}::uuid)`;
  }
}

function shapeIn(language: Language): ExportShape<CreditNoteListItem> {
  const t = messages[language];
  return {
    headers: [
      t('export.number'),
      t('credits.invoice'),
      t('export.customer'),
      t('export.issued'),
      t('export.status'),
      t('export.currency'),
      t('export.total'),
      t('credits.refunded'),
      t('credits.reason'),
    ],
    rowsOf: (note) => [
      [
        note.number,
        note.invoice.number,
        note.customer.name,
        note.issueDate,
        t(`credits.status.${creditNoteStatusOf(note)}`),
        note.currency,
        amount(note.totalCents, note.currency),
        amount(note.refundCents, note.currency),
        note.reason,
      ],
    ],
  };
}

/** Creates the response that downloads the credit notes of a query as CSV. */
export async function creditNoteExport(
  db: Kysely<Database>,
  slots: ExportSlots,
  c: Context<AppEnv>,
  query: CreditNoteExportQuery,
): Promise<Response> {
  const { companyId } = sessionOf(c);
  const language = languageOf(c);
  const today = await todayOf(db, companyId);
  const fileName = `${messages[language]('credits.fileName')}-${today}.csv`;
  await unitOfWork(db, originOf(c), async ({ emit }) =>
    emit({
      action: 'invoice.export',
      target: { id: null, label: fileName },
      after: { search: query.search },
    }),
  );
  const batches = exportedNotes(db, companyId, query);
  return streamCsv(c, { slots, fileName, batches, shape: shapeIn(language) });
}
