import { endpoint } from '../contract/endpoint.ts';
import { changedRecord, pageOf } from '../contract/envelope.ts';
import { customerOptionStruct } from '../customers/index.ts';
import { technicianOptionStruct } from '../technicians/index.ts';
import { filterOptionQueryStruct, ticketQueryStruct } from './query.ts';
import { ticketPageStruct, ticketStatisticsStruct } from './schema.ts';

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

export const getTicketStatistics = endpoint({
  method: 'GET',
  path: '/ticket/statistics',
  summary: 'Counts the tickets that the filters leave; page and search make no difference.',
  permission: 'tickets:read',
  query: ticketQueryStruct,
  reply: ticketStatisticsStruct,
  reads: ['tickets'],
  example: { reply: { total: 12, assigned: 5, notAssigned: 7 } },
});

export const listTicketTechnicians = endpoint({
  method: 'GET',
  path: '/ticket/technicians',
  summary: 'Lists the technicians whom the list of tickets can be filtered by.',
  permission: 'tickets:read',
  query: filterOptionQueryStruct,
  reply: pageOf(technicianOptionStruct),
  reads: ['technicians'],
});

export const listTicketCustomers = endpoint({
  method: 'GET',
  path: '/ticket/customers',
  summary: 'Lists the customers whom the list of tickets can be filtered by.',
  permission: 'tickets:read',
  query: filterOptionQueryStruct,
  reply: pageOf(customerOptionStruct),
  reads: ['customers'],
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
