import type { Api } from '@derrick/domain/http';
import { downloadInvoices, type InvoiceQuery } from '@derrick/domain/invoices';
import { invoiceFilterValues } from './invoiceFilters.ts';

const everything = { status: [], customerIds: [], ids: [] };

/** Loads invoices as a file: those with these ids, or all that the search and the filters of a query leave. */
export const exportInvoiceFile = (api: Api, query: InvoiceQuery, ids: readonly string[] | undefined) =>
  api.call(downloadInvoices, {
    query: ids
      ? { ...everything, ids: [...ids] }
      : { ...everything, ...invoiceFilterValues(query), search: query.search },
  });
