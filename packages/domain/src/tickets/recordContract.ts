import { endpoint, exampleId } from '../contract/endpoint.ts';
import { ticketInputStruct } from './input.ts';
import { ticketStruct } from './schema.ts';

// Separate from contract.ts, because the list does not need these endpoints.

const exampleInput = {
  location: 'Pad 12, Midland, TX',
  wellName: 'Mesquite 4-1H',
  description: 'Replaced the packing.',
  workStartedAt: '07:00',
  workEndedAt: '15:30',
  travelHours: 0.5,
  workHours: 8.5,
  customerCompany: 'Permian Basin Operating',
  customerName: 'Dana Whitfield',
  jobTypeId: exampleId('jobType'),
};

export const createTicket = endpoint({
  method: 'POST',
  path: '/ticket',
  summary: 'Creates a ticket; technicians only their own. 422 `TICKET_NOT_READY` if it is incomplete.',
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
  summary: 'Changes a ticket; technicians only their own. 409 `TICKET_LOCKED` if it is approved.',
  permission: 'tickets:write',
  resource: 'ticket',
  body: ticketInputStruct,
  reply: ticketStruct,
  changes: ['tickets', 'overview', 'customers'],
  isVersioned: true,
  example: { body: exampleInput },
});
