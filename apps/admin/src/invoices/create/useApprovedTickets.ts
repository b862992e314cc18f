import { listTickets, type TicketListItem } from '@derrick/domain/tickets';
import { type Failed, type Remote, readyValue, useRemote } from '../../patterns/remote/index.ts';

/** Maximum page size of the API. */
const PAGE = 100;

interface ApprovedTickets {
  /** Tickets of the first page, and of the second page once loaded. */
  remote: Remote<readonly TicketListItem[]>;
  /** Number of all tickets. Undefined while loading. */
  count: number | undefined;
  /** More tickets exist than the two pages contain. */
  hasMore: boolean;
  /** Set if the second page failed to load. */
  failure: Failed | undefined;
}

/**
 * Loads the newest approved tickets that are not on an invoice, up to two pages. A search finds the others.
 * @param search empty for all tickets
 * @param customerId undefined for the tickets of all customers
 */
export function useApprovedTickets(search: string, customerId: string | undefined): ApprovedTickets {
  const query = {
    statuses: ['APPROVED' as const],
    invoiceStatuses: ['notInvoiced' as const],
    filterOptions: 'none' as const,
    pageSize: PAGE,
    ...(search && { search }),
    ...(customerId !== undefined && { customerIds: [customerId] }),
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
  if (first.status !== 'ready')
    return { remote: first, count: undefined, hasMore: false, failure: undefined };
  const more = (pages > 1 && readyValue(second)?.data) || [];
  return {
    remote: { ...first, value: [...first.value.data, ...more] },
    count: first.value.meta.pagination.count,
    hasMore: pages > 2,
    failure: second.status === 'failed' ? second : undefined,
  };
}
