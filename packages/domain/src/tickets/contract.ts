import { endpoint } from '../contract/endpoint.ts';
import { changedRecord } from '../contract/envelope.ts';
import { ticketQueryStruct } from './query.ts';
import { ticketPageStruct } from './schema.ts';

export const listTickets = endpoint({
  method: 'GET',
  path: '/ticket',
  summary: 'Lists tickets, newest first. Technicians see only their own.',
  permission: 'tickets:read',
  query: ticketQueryStruct,
  reply: ticketPageStruct,
  reads: ['tickets'],
  example: { query: { pageNumber: 1, pageSize: 10, fromDate: '2026-11-01', timeZone: 'America/Chicago' } },
});

export const deleteTicket = endpoint({
  method: 'DELETE',
  path: '/ticket/:id',
  summary: 'Deletes a ticket that is not locked. Its row stays, marked as deleted.',
  permission: 'tickets:delete',
  resource: 'ticket',
  reply: changedRecord,
  changes: ['tickets', 'overview'],
});
