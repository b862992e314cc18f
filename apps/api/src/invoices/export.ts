import { Readable } from 'node:stream';
import type { InvoiceExportQuery } from '@derrick/domain/invoices';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { readAccountingCodes, todayOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import { type AppEnv, sessionOf } from '../platform/context.ts';
import { languageOf } from '../platform/language.ts';
import { paced } from '../platform/paced.ts';
import { CSV_MARK, csvLine, type ExportSlots } from '../tickets/index.ts';
import type { ExportShape } from './exportCells.ts';
import { exportFileName, exportShape } from './exportLines.ts';
import { type ExportedInvoice, exportedInvoices } from './exportRows.ts';

/**
 * Converts batches of invoices to CSV while they are read. `onEnd` is called when the stream ends, also after an error.
 */
async function* csvOf(
  batches: AsyncGenerator<ExportedInvoice[]>,
  { headers, rowsOf }: ExportShape,
  onEnd: () => void,
): AsyncGenerator<string> {
  try {
    yield CSV_MARK + csvLine(headers);
    for await (const batch of batches) {
      yield batch.flatMap((invoice) => rowsOf(invoice).map(csvLine)).join('');
    }
  } finally {
    onEnd();
  }
}

/** Statuses that accounting programs import. Drafts and void invoices are not receivables. */
const issued = ['AWAITING_PAYMENT', 'PAST_DUE', 'PAID', 'UNCOLLECTIBLE'] as const;

/** Creates the response that downloads the invoices of a query, in the requested format. */
export async function invoiceExport(
  db: Kysely<Database>,
  slots: ExportSlots,
  c: Context<AppEnv>,
  { format, status, ...filter }: InvoiceExportQuery,
): Promise<Response> {
  const { companyId } = sessionOf(c);
  const language = languageOf(c);
  const today = await todayOf(db, companyId);
  const isForBooks = format !== 'plain';
  const shape = exportShape(format, language, await readAccountingCodes(db, companyId));
  const statuses = isForBooks
    ? issued.filter((invoiceStatus) => status.length === 0 || status.includes(invoiceStatus))
    : status;
  const fileName = exportFileName(format, language, today);
  await unitOfWork(db, originOf(c), async ({ emit }) =>
    emit({
      action: 'invoice.export',
      target: { id: null, label: fileName },
      after: { search: filter.search, invoices: filter.ids.length || null },
    }),
  );
  const batches = exportedInvoices(
    db,
    companyId,
    { ...filter, status: statuses },
    { today, withLines: isForBooks },
  );
  const release = slots.take(companyId);
  const text = Readable.from(csvOf(batches, shape, release), { objectMode: false });
  c.header('content-type', 'text/csv; charset=utf-8');
  c.header('content-disposition', `attachment; filename="${fileName}"`);
  c.header('content-language', language);
  return c.body(paced(Readable.toWeb(text) as ReadableStream<Uint8Array>, { onEnd: release }));
}
