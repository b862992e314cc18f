import type { Api } from '@derrick/domain/http';
import { downloadInvoices, type InvoiceExportFormat, type InvoiceQuery } from '@derrick/domain/invoices';
import { invoiceFilterValues } from './invoiceFilters.ts';

/** Which invoices are exported, and in which shape. */
export interface InvoiceExport {
  query: InvoiceQuery;
  /** The invoices to export; absent, all that the search and the filters of the query leave. */
  ids?: readonly string[] | undefined;
  /** @default 'plain' */
  format?: InvoiceExportFormat | undefined;
}

const everything = { status: [], customerIds: [] };

/** Loads invoices as a file. */
export const exportInvoiceFile = (api: Api, { query, ids, format = 'plain' }: InvoiceExport) =>
  api.call(downloadInvoices, {
    query: ids
      ? { ...everything, ids: [...ids], format }
      : { ...invoiceFilterValues(query), search: query.search, ids: [], format },
  });
