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
    {
      kind: 'dateRange',
      from: 'fromDate',
      to: 'toDate',
      which: {
        field: 'dateField',
        dates: [
          {
            id: 'issueDate',
            label: 'invoices.column.issued',
            from: 'list.chip.from',
            to: 'list.chip.to',
          },
          {
            id: 'dueDate',
            label: 'invoices.column.due',
            from: 'invoices.chip.dueFrom',
            to: 'invoices.chip.dueTo',
          },
        ],
      },
    },
  ],
  noMatch: 'invoices.noMatchFilters',
};

/** Parameter names in the address: `?customers=id,id&status=PAST_DUE`. */
export const invoiceAddressNames: AddressNames<InvoiceQuery> = {
  customerIds: 'customers',
  fromDate: 'from',
  toDate: 'to',
  dateField: 'date',
};

/** Returns the filters of a query, without page and search. */
export const invoiceFilterValues = ({ status, customerIds, fromDate, toDate, dateField }: InvoiceQuery) => ({
  status,
  customerIds,
  fromDate,
  toDate,
  dateField,
});
