import type { Api } from '@derrick/domain/http';
import { exportTickets, noTicketFilters, type TicketQuery } from '@derrick/domain/tickets';
import { ticketFilterValues } from './ticketFilters.ts';

/** Exports tickets: those with the given IDs, or all that match the search and filters of the query. */
export function exportTicketFile(api: Api, query: TicketQuery, ids: readonly string[] | undefined) {
  const { search } = query;
  return api.call(exportTickets, {
    body: ids ? { ...noTicketFilters, ids: [...ids] } : { ...ticketFilterValues(query), search, ids: [] },
  });
}
