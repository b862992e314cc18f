import type { AskQuery } from '@derrick/domain/assistant';
import { listTickets } from '@derrick/domain/tickets';
import { writeListAddress } from '../patterns/list/listQuery.ts';
import { TICKET_LIST } from './addresses.ts';
import { ticketAddressNames } from './ticketFilters.ts';

/**
 * Returns the address of the list of tickets with the filters of an assistant question. Its dates refer to the work date.
 */
export function askedTicketsAddress({ filters }: AskQuery): string {
  const { technicianIds = [], customerIds = [], jobTypeIds = [], status = [], invoiced } = filters;
  const { fromDate, toDate, search } = filters;
  const query = {
    pageNumber: 1,
    pageSize: 10,
    technicianIds,
    customerIds,
    jobTypeIds,
    statuses: status,
    signatureStates: [],
    invoiceStatuses:
      invoiced === undefined ? [] : [invoiced ? ('invoiced' as const) : ('notInvoiced' as const)],
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
    ...((fromDate || toDate) && { dateField: 'workDate' as const }),
    ...(search && { search }),
  };
  return `${TICKET_LIST}${writeListAddress(query, listTickets, ticketAddressNames)}`;
}
