import type { Api } from '@derrick/domain/http';
import { exportTickets, type TicketQuery } from '@derrick/domain/tickets';
import { ticketFilterValues } from './ticketFilters.ts';

const everything = {
  customerIds: [],
  technicianIds: [],
  jobTypeIds: [],
  invoiceStatuses: [],
  statuses: [],
  ids: [],
};

/** Loads tickets as a file: those with these ids, or all that the search and the filters of a query leave. */
export function exportTicketFile(api: Api, query: TicketQuery, ids: readonly string[] | undefined) {
  const { search } = query;
  return api.call(exportTickets, {
    body: ids ? { ...everything, ids: [...ids] } : { ...everything, ...ticketFilterValues(query), search },
  });
}
