import {
  array,
  type Infer,
  integer,
  min,
  nullable,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { rangeInOrder } from '../contract/dayRange.ts';
import { endpoint } from '../contract/endpoint.ts';
import { objectRule } from '../contract/objectRule.ts';
import { queryIds } from '../contract/scalars.ts';
import { approvableField, ticketFilterFields } from './query.ts';

/** Maximum number of ids in a request for totals, limited by the length of a URL. */
export const TICKET_TOTALS_IDS_MAX = 300;

/** The query of totals: the tickets that match the filters and the search, restricted to `ids` if there are any. */
export const ticketTotalsQueryStruct = objectRule(
  object({ ...ticketFilterFields, approvable: approvableField, ids: queryIds(TICKET_TOTALS_IDS_MAX) }),
  'dateRange',
  rangeInOrder,
);

export type TicketTotalsQuery = Infer<typeof ticketTotalsQueryStruct>;

const totals = {
  tickets: min(integer(), 0),
  workHours: number(),
  travelHours: number(),
  /** Sum in the smallest unit of the currency. Absent if the user cannot see prices. */
  totalCents: optional(integer()),
};

/** Number, hours and amount of tickets. */
export const ticketSumStruct = type(totals);

export type TicketSum = Infer<typeof ticketSumStruct>;

export const getTicketTotals = endpoint({
  method: 'GET',
  path: '/ticket/totals',
  summary: 'Sums hours and amount of the tickets that match filters and search, or of those of `ids`.',
  permission: 'tickets:read',
  query: ticketTotalsQueryStruct,
  reply: ticketSumStruct,
  reads: ['tickets'],
  example: { reply: { tickets: 12, workHours: 96.5, travelHours: 14, totalCents: 1_265_000 } },
});

/** Maximum number of technicians in a reply. */
export const TICKET_TOTALS_TECHNICIANS_MAX = 500;

/** The totals of each technician, by name. Tickets without a technician have a name of null and come last. */
export const technicianTotalsStruct = array(
  type({ id: nullable(string()), fullname: nullable(string()), ...totals }),
);

export type TechnicianTotals = Infer<typeof technicianTotalsStruct>;

export const getTechnicianTotals = endpoint({
  method: 'GET',
  path: '/ticket/totals/technicians',
  summary: 'Sums hours and amount like `/ticket/totals`, for each of the first 500 technicians by name.',
  permission: 'tickets:read',
  query: ticketTotalsQueryStruct,
  reply: technicianTotalsStruct,
  reads: ['tickets'],
  example: {
    reply: [{ id: null, fullname: null, tickets: 1, workHours: 8, travelHours: 0, totalCents: 92_000 }],
  },
});
