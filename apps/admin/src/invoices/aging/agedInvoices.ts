import { type AgingBucket, dueDaysOf, listInvoices } from '@derrick/domain/invoices';
import { writeListAddress } from '../../patterns/list/listQuery.ts';
import { INVOICE_LIST } from '../addresses.ts';
import { invoiceAddressNames } from '../invoiceFilters.ts';

export type AgingColumn = AgingBucket | 'total';

interface AgedInvoices {
  column: AgingColumn;
  /** Without it the invoices of all customers. */
  customerId: string | undefined;
  /** Day of the report. */
  asOf: string;
  today: string;
}

/**
 * Returns the address of the list with the invoices of an amount. For an earlier day, the list also contains invoices
 * that were paid since then: the list shows current balances.
 */
export function agedInvoices({ column, customerId, asOf, today }: AgedInvoices): string {
  const { from, to } = column === 'total' ? {} : dueDaysOf(column, asOf);
  const open = ['AWAITING_PAYMENT', 'PAST_DUE'] as const;
  const query = {
    pageNumber: 1,
    pageSize: 10,
    customerIds: customerId === undefined ? [] : [customerId],
    status: asOf < today ? [...open, 'PAID' as const] : [...open],
    ...(from !== undefined && { fromDate: from }),
    ...(to !== undefined && { toDate: to }),
    ...((from !== undefined || to !== undefined) && { dateField: 'dueDate' as const }),
  };
  return `${INVOICE_LIST}${writeListAddress(query, listInvoices, invoiceAddressNames)}`;
}
