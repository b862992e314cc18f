import { listTickets, type TicketListItem } from '@derrick/domain/tickets';
import { type Failed, type Remote, readyValue, useRemote } from '../../patterns/remote/index.ts';

/** As many as a reply holds. */
const PAGE = 100;

interface ApprovedTickets {
  /** The tickets of the first page, and those of the second page once it is loaded. */
  remote: Remote<readonly TicketListItem[]>;
  /** There are more tickets than the two pages hold. */
  hasMore: boolean;
  /** The second page, if it could not be loaded. */
  failure: Failed | undefined;
}

/**
 * Loads the newest approved tickets that are on no invoice, up to twice as many as a page holds; a search finds the others.
 * @param search empty for all
 */
export function useApprovedTickets(search: string): ApprovedTickets {
  const query = {
    statuses: ['APPROVED' as const],
    invoiceStatuses: ['notInvoiced' as const],
    filterOptions: 'none' as const,
    pageSize: PAGE,
    ...(search && { search }),
  };
  const first = useRemote(
    listTickets,
    { query: { ...query, pageNumber: 1 } },
    { failureTitle: 'invoiceCreate.loadFailed', keepPreviousData: true },
  );
  const pages = first.status === 'ready' ? first.value.meta.pagination.pageCount : 1;
  const second = useRemote(listTickets, pages > 1 ? { query: { ...query, pageNumber: 2 } } : null, {
    failureTitle: 'invoiceCreate.moreFailed',
    keepPreviousData: true,
  });
  if (first.status !== 'ready') return { remote: first, hasMore: false, failure: undefined };
  const more = (pages > 1 && readyValue(second)?.data) || [];
  return {
    remote: { ...first, value: [...first.value.data, ...more] },
    hasMore: pages > 2,
    failure: second.status === 'failed' ? second : undefined,
  };
}
