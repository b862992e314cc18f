import { type Infer, integer, min, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { ticketQueryStruct } from './query.ts';

/** The number of tickets: in total, with and without an invoice. */
export const ticketStatisticsStruct = type({
  total: min(integer(), 0),
  assigned: min(integer(), 0),
  notAssigned: min(integer(), 0),
});

export type TicketStatistics = Infer<typeof ticketStatisticsStruct>;

export const getTicketStatistics = endpoint({
  method: 'GET',
  path: '/ticket/statistics',
  summary: 'Counts the tickets that match the filters, regardless of page and search.',
  permission: 'tickets:read',
  query: ticketQueryStruct,
  reply: ticketStatisticsStruct,
  reads: ['tickets'],
  example: { reply: { total: 12, assigned: 5, notAssigned: 7 } },
});
