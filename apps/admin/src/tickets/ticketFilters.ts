import {
  listTicketCustomers,
  listTicketJobTypes,
  listTicketTechnicians,
  signatureStates,
  type TicketQuery,
} from '@derrick/domain/tickets';
import type { AddressNames, ListFilters } from '../patterns/list/index.ts';
import { reviewStates } from './reviewStates.ts';
import { signatureLabels } from './signatureLabels.ts';

export const ticketFilters: ListFilters<TicketQuery> = {
  fields: [
    {
      kind: 'options',
      field: 'technicianIds',
      label: 'tickets.filterBy.technician',
      endpoint: listTicketTechnicians,
    },
    {
      kind: 'options',
      field: 'customerIds',
      label: 'tickets.filterBy.customer',
      endpoint: listTicketCustomers,
    },
    {
      kind: 'options',
      field: 'jobTypeIds',
      label: 'tickets.filterBy.jobType',
      endpoint: listTicketJobTypes,
    },
    {
      kind: 'dateRange',
      from: 'fromDate',
      to: 'toDate',
      which: {
        field: 'dateField',
        dates: [
          {
            id: 'createdAt',
            label: 'tickets.column.created',
            from: 'list.chip.from',
            to: 'list.chip.to',
          },
          {
            id: 'workDate',
            label: 'tickets.column.workDate',
            from: 'tickets.chip.workFrom',
            to: 'tickets.chip.workTo',
          },
        ],
      },
    },
    {
      kind: 'choices',
      field: 'invoiceStatuses',
      label: 'tickets.column.status',
      choices: [
        { id: 'invoiced', label: 'tickets.invoiced' },
        { id: 'notInvoiced', label: 'tickets.notInvoiced' },
      ],
    },
    {
      kind: 'choices',
      field: 'statuses',
      label: 'tickets.filterBy.review',
      // The invoice status filter already covers invoiced tickets.
      choices: Object.entries(reviewStates).flatMap(([id, state]) =>
        state ? { id, label: state.label } : [],
      ),
    },
    {
      kind: 'choices',
      field: 'signatureStates',
      label: 'tickets.filterBy.signature',
      choices: signatureStates.map((id) => ({ id, label: signatureLabels[id] })),
    },
  ],
  noMatch: 'tickets.noMatchFilters',
};

/** Parameter names in the address: `?technicians=id,id&invoice=notInvoiced`. */
export const ticketAddressNames: AddressNames<TicketQuery> = {
  technicianIds: 'technicians',
  customerIds: 'customers',
  jobTypeIds: 'jobTypes',
  invoiceStatuses: 'invoice',
  statuses: 'review',
  signatureStates: 'signature',
  fromDate: 'from',
  toDate: 'to',
  dateField: 'date',
};

/** Returns the filters of a query, without page and search. */
export const ticketFilterValues = ({
  technicianIds,
  customerIds,
  jobTypeIds,
  invoiceStatuses,
  statuses,
  signatureStates: signatures,
  fromDate,
  toDate,
  dateField,
}: TicketQuery) => ({
  technicianIds,
  customerIds,
  jobTypeIds,
  invoiceStatuses,
  statuses,
  signatureStates: signatures,
  fromDate,
  toDate,
  dateField,
});
