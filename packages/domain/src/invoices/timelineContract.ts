import { object } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { timelineEntryStruct } from '../tickets/index.ts';

// Separate from recordContract.ts, because code that edits invoices does not need this endpoint.

export const getInvoiceTimeline = endpoint({
  method: 'GET',
  path: '/invoice/:id/timeline',
  summary: 'Lists the events of an invoice, newest first.',
  permission: 'invoices:read',
  resource: 'invoice',
  query: object({ pageNumber: pageFields.pageNumber, pageSize: pageFields.pageSize }),
  reply: pageOf(timelineEntryStruct),
  reads: ['invoices'],
});
