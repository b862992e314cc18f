import { array, object } from 'superstruct';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import { queryIds } from '../contract/scalars.ts';
import { TICKET_FILTER_IDS_MAX } from './query.ts';
import { ticketStruct } from './schema.ts';

// Separate from recordContract.ts, because most clients load one ticket at a time.

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
