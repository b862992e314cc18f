import { array, object } from 'superstruct';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import { queryIds } from '../contract/scalars.ts';
import { ticketInputStruct } from './input.ts';
import { TICKET_FILTER_IDS_MAX } from './query.ts';
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
  summary:
    'Creates a ticket, submitted unless its status is `DRAFT`. Technicians create their own. 422 `TICKET_NOT_READY` lists what is missing.',
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

/** Maximum number of tickets in one request for complete tickets, limited by the length of a URL. */
export const TICKET_BATCH_MAX = TICKET_FILTER_IDS_MAX;

export const getTickets = endpoint({
  method: 'GET',
  path: '/ticket/batch',
  summary:
    'Loads complete tickets by their ids, without those that do not exist or that the caller cannot see.',
  permission: 'tickets:read',
  query: object({ ids: queryIds(TICKET_BATCH_MAX) }),
  reply: array(ticketStruct),
  reads: ['tickets'],
  example: { query: { ids: [exampleId('ticket')] } },
});

export const updateTicket = endpoint({
  method: 'PUT',
  path: '/ticket/:id',
  summary: 'Changes a ticket; technicians change their own. 409 `TICKET_LOCKED` if it is approved.',
  permission: 'tickets:write',
  resource: 'ticket',
  body: ticketInputStruct,
  reply: ticketStruct,
  changes: ['tickets', 'overview', 'customers'],
  isVersioned: true,
  example: { body: exampleInput },
});
