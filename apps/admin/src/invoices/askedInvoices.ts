import type { AskQuery } from '@derrick/domain/assistant';
import { listInvoices } from '@derrick/domain/invoices';
import { writeListAddress } from '../patterns/list/listQuery.ts';
import { INVOICE_LIST } from './addresses.ts';
import { invoiceAddressNames } from './invoiceFilters.ts';

/**
 * Returns the address of the list of invoices with the filters of an assistant question. Drafts and void invoices are
 * excluded, because the total of the answer excludes them.
 */
export function askedInvoicesAddress({ filters: { customerIds = [], fromDate, toDate } }: AskQuery): string {
  const query = {
    pageNumber: 1,
    pageSize: 10,
    customerIds,
    status: ['ISSUED' as const, 'PARTIALLY_PAID' as const, 'PAID' as const, 'UNCOLLECTIBLE' as const],
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
  };
  return `${INVOICE_LIST}${writeListAddress(query, listInvoices, invoiceAddressNames)}`;
}
