import { object } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { timelineEntryStruct } from '../tickets/index.ts';

// Apart from recordContract.ts: whoever makes invoices needs none of it.

export const getInvoiceTimeline = endpoint({
  method: 'GET',
  path: '/invoice/:id/timeline',
  summary: 'Lists what happened to an invoice, newest first.',
  permission: 'invoices:read',
  resource: 'invoice',
  query: object({ pageNumber: pageFields.pageNumber, pageSize: pageFields.pageSize }),
  reply: pageOf(timelineEntryStruct),
  reads: ['invoices'],
});
