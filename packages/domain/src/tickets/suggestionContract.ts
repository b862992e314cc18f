import { type Infer, nullable, object, optional, string, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { queryId, searchText } from '../contract/scalars.ts';
import { TICKET_TEXT_MAX } from './rules.ts';

/** The fields of the ticket form on which the suggestions depend. */
export const ticketSuggestionQueryStruct = object({
  technicianId: optional(queryId),
  customerCompany: optional(searchText(TICKET_TEXT_MAX)),
});

export type TicketSuggestionQuery = Infer<typeof ticketSuggestionQueryStruct>;

const orNull = nullable(string());

/** Values for the empty fields of a ticket form. */
export const ticketSuggestionsStruct = type({
  /** The technician's level or, without one, the job type of the technician's last ticket. Null if there is neither. */
  jobType: nullable(type({ id: string(), name: string() })),
  /** The customer with the given name. Null without a name, and if saving the ticket would create the customer. */
  customer: nullable(type({ id: string(), name: string() })),
  /** Location and well of the customer's last ticket that the caller may see, and the last contact. */
  location: orNull,
  wellName: orNull,
  customerName: orNull,
});

export type TicketSuggestions = Infer<typeof ticketSuggestionsStruct>;

export const getTicketSuggestions = endpoint({
  method: 'GET',
  path: '/ticket/suggestions',
  summary:
    'Suggests values for a ticket form from the technician and from the last ticket of the customer. Technicians get suggestions from their own tickets.',
  permission: 'tickets:write',
  query: ticketSuggestionQueryStruct,
  reply: ticketSuggestionsStruct,
  reads: ['tickets', 'customers', 'technicians'],
  example: { query: { customerCompany: 'Permian Basin Operating' } },
});
