import type { Api } from '@derrick/domain/http';
import { exportTickets, type TicketQuery } from '@derrick/domain/tickets';
import { ticketFilterValues } from './ticketFilters.ts';

const everything = {
  customerIds: [],
  technicianIds: [],
  jobTypeIds: [],
  invoiceStatuses: [],
  statuses: [],
  signatureStates: [],
  ids: [],
};

/** Exports tickets: those with the given IDs, or all that match the search and filters of the query. */
export function exportTicketFile(api: Api, query: TicketQuery, ids: readonly string[] | undefined) {
  const { search } = query;
  return api.call(exportTickets, {
    body: ids ? { ...everything, ids: [...ids] } : { ...everything, ...ticketFilterValues(query), search },
  });
}
