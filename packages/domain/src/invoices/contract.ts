import { endpoint } from '../contract/endpoint.ts';
import { changedRecord, pageOf } from '../contract/envelope.ts';
import { invoiceQueryStruct } from './query.ts';
import { invoiceListItemStruct, invoiceStatisticsStruct } from './schema.ts';

export const listInvoices = endpoint({
  method: 'GET',
  path: '/invoice',
  summary: 'Lists invoices, newest first.',
  permission: 'invoices:read',
  query: invoiceQueryStruct,
  reply: pageOf(invoiceListItemStruct),
  reads: ['invoices'],
  example: { query: { pageNumber: 1, pageSize: 10, status: ['PAST_DUE'] } },
});

export const getInvoiceStatistics = endpoint({
  method: 'GET',
  path: '/invoice/statistics',
  summary:
    'Counts and sums the invoices of each group. Filters by customer and day apply; status and search do not.',
  permission: 'invoices:read',
  query: invoiceQueryStruct,
  reply: invoiceStatisticsStruct,
  reads: ['invoices'],
});

export const deleteInvoice = endpoint({
  method: 'DELETE',
  path: '/invoice/:id',
  summary: 'Deletes a draft and frees its tickets. No number is lost.',
  permission: 'invoices:write',
  resource: 'invoice',
  reply: changedRecord,
  changes: ['invoices', 'tickets', 'overview'],
});
