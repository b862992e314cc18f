import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { ticketExportQueryStruct, ticketExportStruct } from './exportQuery.ts';

export const downloadTickets = endpoint({
  method: 'GET',
  path: '/ticket/export.csv',
  summary: 'Exports tickets as CSV: those of `ids`, or all that the filters and the search leave.',
  permission: 'tickets:read',
  kind: 'download',
  query: ticketExportQueryStruct,
  reply: fileContentStruct,
});

export const exportTickets = endpoint({
  method: 'POST',
  path: '/ticket/export.csv',
  summary: 'Exports tickets as CSV, with more ids than an address line holds.',
  permission: 'tickets:read',
  kind: 'download',
  body: ticketExportStruct,
  reply: fileContentStruct,
  example: { body: { search: 'pump', ids: [] } },
});
