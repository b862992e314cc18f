import type { InvoiceExportQuery } from '@derrick/domain/invoices';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { readAccountingCodes, todayOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import { type AppEnv, sessionOf } from '../platform/context.ts';
import { languageOf } from '../platform/language.ts';
import type { ExportSlots } from '../tickets/index.ts';
import { exportFileName, exportShape } from './exportLines.ts';
import { exportedInvoices } from './exportRows.ts';
import { streamCsv } from './exportStream.ts';

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
  return streamCsv(c, { slots, fileName, batches, shape });
}
