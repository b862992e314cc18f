import { deferred } from '../../core/deferred.tsx';

/** Loaded after the rows of the list. */
export const TicketTotals = deferred(async () => (await import('./TicketTotals.tsx')).TicketTotals, {
  messages: ['ticketTotals'],
});
