import { endpoint } from '../contract/endpoint.ts';
import { changedRecord } from '../contract/envelope.ts';
import { ticketQueryStruct } from './query.ts';
import { ticketPageStruct } from './schema.ts';

export const listTickets = endpoint({
  method: 'GET',
  path: '/ticket',
  summary: 'Lists tickets, newest first; technicians see their own alone.',
  permission: 'tickets:read',
  query: ticketQueryStruct,
  reply: ticketPageStruct,
  reads: ['tickets'],
  example: { query: { pageNumber: 1, pageSize: 10, fromDate: '2026-11-01', timeZone: 'America/Chicago' } },
});

export const deleteTicket = endpoint({
  method: 'DELETE',
  path: '/ticket/:id',
  summary: 'Deletes a ticket that is not locked; its row is kept and marked.',
  permission: 'tickets:delete',
  resource: 'ticket',
  reply: changedRecord,
  changes: ['tickets', 'overview'],
});
