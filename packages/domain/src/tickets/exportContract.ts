import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { ticketExportQueryStruct, ticketExportStruct } from './exportQuery.ts';

export const downloadTickets = endpoint({
  method: 'GET',
  path: '/ticket/export.csv',
  summary: 'Exports tickets as CSV: those of `ids`, or all that match filters and search.',
  permission: 'tickets:read',
  kind: 'download',
  query: ticketExportQueryStruct,
  reply: fileContentStruct,
});

export const exportTickets = endpoint({
  method: 'POST',
  path: '/ticket/export.csv',
  summary: 'Exports tickets as CSV, for more ids than fit into a URL.',
  permission: 'tickets:read',
  kind: 'download',
  body: ticketExportStruct,
  reply: fileContentStruct,
  example: { body: { search: 'pump', ids: [] } },
});
