import { type CreditNoteQuery, creditNoteStatuses } from '@derrick/domain/invoices';
import { listTicketCustomers } from '@derrick/domain/tickets';
import type { AddressNames, ListFilters } from '../../patterns/list/index.ts';
import { creditNoteWords } from './creditNoteStates.ts';

export const creditNoteFilters: ListFilters<CreditNoteQuery> = {
  fields: [
    {
      kind: 'choices',
      field: 'status',
      label: 'creditNotes.column.status',
      choices: creditNoteStatuses.map((id) => ({ id, label: creditNoteWords[id].label })),
    },
    {
      kind: 'options',
      field: 'customerIds',
      label: 'creditNotes.column.customer',
      endpoint: listTicketCustomers,
    },
    { kind: 'dateRange', from: 'fromDate', to: 'toDate' },
  ],
  noMatch: 'creditNotes.noMatchFilters',
};

/** Parameter names in the address: `?customers=id,id&status=REFUNDED`. */
export const creditNoteAddressNames: AddressNames<CreditNoteQuery> = {
  customerIds: 'customers',
  fromDate: 'from',
  toDate: 'to',
};
