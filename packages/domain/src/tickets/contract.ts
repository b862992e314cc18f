import { endpoint, exampleId } from '../contract/endpoint.ts';
import { changedRecord, pageOf } from '../contract/envelope.ts';
import { customerOptionStruct } from '../customers/index.ts';
import { fileContentStruct } from '../http/fileContent.ts';
import { technicianOptionStruct } from '../technicians/index.ts';
import { ticketExportQueryStruct, ticketExportStruct } from './exportQuery.ts';
import { ticketInputStruct } from './input.ts';
import { filterOptionQueryStruct, ticketQueryStruct } from './query.ts';
import { ticketPageStruct, ticketStatisticsStruct, ticketStruct } from './schema.ts';

const exampleInput = {
  location: 'Pad 12, Midland, TX',
  wellName: 'Mesquite 4-1H',
  description: 'Replaced the packing.',
  notes: null,
  workStartedAt: '07:00',
  workEndedAt: '15:30',
  travelStartedAt: null,
  travelEndedAt: null,
  travelHours: 0.5,
  workHours: 8.5,
  technicianId: null,
  customerCompany: 'Permian Basin Operating',
  customerName: 'Dana Whitfield',
  jobTypeId: exampleId('jobType'),
  attachments: [],
};

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

export const createTicket = endpoint({
  method: 'POST',
  path: '/ticket',
  summary: 'Records a ticket; technicians record their own.',
  permission: 'tickets:write',
  status: 201,
  body: ticketInputStruct,
  reply: ticketStruct,
  creates: 'ticket',
  changes: ['tickets', 'overview', 'customers'],
  isIdempotent: true,
  example: { body: exampleInput },
});

export const getTicket = endpoint({
  method: 'GET',
  path: '/ticket/:id',
  summary: 'Loads a ticket.',
  permission: 'tickets:read',
  resource: 'ticket',
  reply: ticketStruct,
  reads: ['tickets'],
});

export const updateTicket = endpoint({
  method: 'PUT',
  path: '/ticket/:id',
  summary: 'Changes a ticket, a technician their own; 409 `TICKET_LOCKED` once it is on an invoice.',
  permission: 'tickets:write',
  resource: 'ticket',
  body: ticketInputStruct,
  reply: ticketStruct,
  changes: ['tickets', 'overview', 'customers'],
  isVersioned: true,
  example: { body: exampleInput },
});

export const deleteTicket = endpoint({
  method: 'DELETE',
  path: '/ticket/:id',
  summary: 'Deletes a ticket that is on no invoice; its row is kept and marked.',
  permission: 'tickets:delete',
  resource: 'ticket',
  reply: changedRecord,
  changes: ['tickets', 'overview'],
});

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
