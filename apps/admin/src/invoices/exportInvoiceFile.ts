import type { Api } from '@derrick/domain/http';
import { downloadInvoices, type InvoiceExportFormat, type InvoiceQuery } from '@derrick/domain/invoices';
import { invoiceFilterValues } from './invoiceFilters.ts';

/** Invoices to export, and the format. */
export interface InvoiceExport {
  query: InvoiceQuery;
  /** IDs of the invoices to export. Without it all invoices that match the query are exported. */
  ids?: readonly string[] | undefined;
  /** @default 'plain' */
  format?: InvoiceExportFormat | undefined;
}

const everything = { status: [], customerIds: [] };

/** Exports invoices as a file. */
export const exportInvoiceFile = (api: Api, { query, ids, format = 'plain' }: InvoiceExport) =>
  api.call(downloadInvoices, {
    query: ids
      ? { ...everything, ids: [...ids], format }
      : { ...invoiceFilterValues(query), search: query.search, ids: [], format },
  });
