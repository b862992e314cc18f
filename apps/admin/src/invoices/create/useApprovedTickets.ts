import { listTickets, type TicketListItem } from '@derrick/domain/tickets';
import { type Remote, useRemote } from '../../patterns/remote/index.ts';

/** As many as a reply holds. */
const PAGE = 100;

/**
 * Loads the newest approved tickets that are on no invoice, up to twice as many as a page holds; a search finds the others.
 * @param search empty for all
 */
export function useApprovedTickets(search: string): {
  remote: Remote<readonly TicketListItem[]>;
  /** There are more than those that are loaded. */
  hasMore: boolean;
} {
  const query = {
    statuses: ['APPROVED' as const],
    invoiceStatuses: ['notInvoiced' as const],
    filterOptions: 'none' as const,
    pageSize: PAGE,
    ...(search && { search }),
  };
  const options = { failureTitle: 'invoiceCreate.loadFailed', keepPreviousData: true } as const;
  const first = useRemote(listTickets, { query: { ...query, pageNumber: 1 } }, options);
  const pages = first.status === 'ready' ? first.value.meta.pagination.pageCount : 1;
  const second = useRemote(listTickets, pages > 1 ? { query: { ...query, pageNumber: 2 } } : null, options);
  if (first.status !== 'ready') return { remote: first, hasMore: false };
  const more = pages > 1 && second.status === 'ready' ? second.value.data : [];
  return { remote: { ...first, value: [...first.value.data, ...more] }, hasMore: pages > 2 };
}
