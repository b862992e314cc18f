import { type InvoiceQuery, invoiceStatusFilters } from '@derrick/domain/invoices';
import { listTicketCustomers } from '@derrick/domain/tickets';
import type { AddressNames, ListFilters } from '../patterns/list/index.ts';
import { invoiceFilterLabels } from './invoiceStates.ts';

export const invoiceFilters: ListFilters<InvoiceQuery> = {
  fields: [
    {
      kind: 'choices',
      field: 'status',
      label: 'invoices.filterBy.status',
      choices: invoiceStatusFilters.map((id) => ({ id, label: invoiceFilterLabels[id] })),
    },
    {
      kind: 'options',
      field: 'customerIds',
      label: 'invoices.filterBy.customer',
      endpoint: listTicketCustomers,
    },
    { kind: 'dateRange', from: 'fromDate', to: 'toDate' },
  ],
  noMatch: 'invoices.noMatchFilters',
};

/** Parameter names in the address: `?customers=id,id&status=PAST_DUE`. */
export const invoiceAddressNames: AddressNames<InvoiceQuery> = {
  customerIds: 'customers',
  fromDate: 'from',
  toDate: 'to',
};

/** Returns the filters of a query, without page and search. */
export const invoiceFilterValues = ({ status, customerIds, fromDate, toDate }: InvoiceQuery) => ({
  status,
  customerIds,
  fromDate,
  toDate,
});
