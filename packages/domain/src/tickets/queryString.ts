import type { TicketQueryInput } from './query.ts';

/** Are the page sizes that the list offers. */
export const TICKET_PAGE_SIZES = [10, 20, 25, 30, 40, 50] as const;
export const TICKET_PAGE_SIZE_DEFAULT = 10;

/**
 * Writes a query as `parseTicketQuery` reads it, without `?`. Names come in one order and what is empty is left out,
 * so that equal queries are equal strings: it serves as a cache key.
 */
export function ticketQueryString(query: TicketQueryInput): string {
  const params = new URLSearchParams();
  const { pageNumber, pageSize, search, fromDate, toDate, customerIds, technicianIds, timeZone } = query;
  const parts = {
    pageNumber: pageNumber?.toString(),
    pageSize: pageSize?.toString(),
    search: search?.trim(),
    fromDate,
    toDate,
    customerIds: customerIds?.join(','),
    technicianIds: technicianIds?.join(','),
    timeZone,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value) params.set(name, value);
  }
  return params.toString();
}
