import { listTickets, type TicketQuery } from '@derrick/domain/tickets';
import { readListAddress, writeListAddress } from '../../patterns/list/listQuery.ts';
import { REVIEW } from '../addresses.ts';
import { ticketAddressNames } from '../ticketFilters.ts';

/** Query parameter with the ID of the displayed ticket, or `END` after the last one. */
const TICKET = 'ticket';

/** Value of the ticket parameter that shows the summary. */
export const END = 'end';

/** Returns the filters of a list that apply to its queue: all except those of the status. */
const queueQuery = (query: TicketQuery): TicketQuery => ({
  ...query,
  pageNumber: 1,
  pageSize: 10,
  statuses: [],
  invoiceStatuses: [],
});

/** Returns the address that starts a review of the tickets of a list query. */
export const reviewOf = (query: TicketQuery): string =>
  REVIEW + writeListAddress(queueQuery(query), listTickets, ticketAddressNames);

/** Reads the filters of a queue and the displayed ticket from the query string of its address. */
export const readQueueAddress = (search: string) => ({
  query: queueQuery(readListAddress(search, listTickets, ticketAddressNames)),
  /** ID of the displayed ticket, or `END`. Null starts the review. */
  ticket: new URLSearchParams(search).get(TICKET),
});

/** Returns the address of a ticket in the queue, or of the summary. */
export function queueAddress(query: TicketQuery, ticket: string): string {
  const address = reviewOf(query);
  return `${address}${address.includes('?') ? '&' : '?'}${TICKET}=${ticket}`;
}
