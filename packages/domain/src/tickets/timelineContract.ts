import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  type,
  union,
} from 'superstruct';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { instant, listOf, uuid } from '../contract/scalars.ts';
import { commentText } from './comment.ts';

const value = nullable(union([string(), number(), boolean()]));

/** The change of a field: its values before and after. For a list, such as the files, the added and removed items. */
const fieldChangeStruct = type({
  field: string(),
  before: defaulted(value, null),
  after: defaulted(value, null),
  added: defaulted(array(string()), []),
  removed: defaulted(array(string()), []),
});

export type TicketFieldChange = Infer<typeof fieldChangeStruct>;

/** An event of a ticket. */
export const timelineEntryStruct = type({
  id: string(),
  at: instant,
  /** Name of the action, such as `ticket.approve`. */
  action: string(),
  /** The acting user with the name at that time. Null if the user is unknown. */
  actor: defaulted(nullable(type({ id: nullable(string()), name: string() })), null),
  comment: defaulted(nullable(string()), null),
  changes: defaulted(array(fieldChangeStruct), []),
});

export type TicketTimelineEntry = Infer<typeof timelineEntryStruct>;

export const getTicketTimeline = endpoint({
  method: 'GET',
  path: '/ticket/:id/timeline',
  summary: 'Lists the events and comments of a ticket, newest first.',
  permission: 'tickets:read',
  resource: 'ticket',
  query: object({ pageNumber: pageFields.pageNumber, pageSize: pageFields.pageSize }),
  reply: pageOf(timelineEntryStruct),
  reads: ['tickets', 'ticketTimeline'],
});

/** A user who can see a ticket. */
export const ticketReaderStruct = type({ id: string(), fullname: string() });

export type TicketReader = Infer<typeof ticketReaderStruct>;

export const listTicketReaders = endpoint({
  method: 'GET',
  path: '/ticket/:id/readers',
  summary:
    'Lists up to 200 other users who can see a ticket, by name. A comment notifies those of them that it mentions.',
  permission: 'tickets:read',
  resource: 'ticket',
  reply: array(ticketReaderStruct),
  reads: ['technicians', 'managers'],
});

export const commentTicket = endpoint({
  method: 'POST',
  path: '/ticket/:id/comment',
  summary: 'Adds a comment to a ticket of any status.',
  permission: 'tickets:write',
  status: 201,
  resource: 'ticket',
  body: object({ text: commentText }),
  reply: type({ id: string() }),
  changes: ['ticketTimeline'],
  example: { body: { text: 'The customer asks for the gauge readings.' } },
});

/** Maximum number of tickets in one bulk action: more than a page of the list shows. */
export const TICKET_BULK_MAX = 100;

/** A ticket that a bulk action rejected. Older servers send only the id, the code and the message. */
const refusedTicketStruct = type({
  id: string(),
  code: string(),
  message: string(),
  /**
   * The gaps of the ticket: a message key for each field, as in 422 `TICKET_NOT_READY`. `approver: 'ownTicket'` means that
   * users may not approve their own tickets.
   */
  errors: optional(record(string(), string())),
  /** The customer's contact on the ticket, from whom a missing signature can be requested. */
  contactName: optional(nullable(string())),
});

/**
 * The result of a bulk action: the ids of the processed tickets, and the rejected tickets with error code and message.
 */
export const bulkResultStruct = type({
  done: array(string()),
  refused: array(refusedTicketStruct),
  /**
   * The tickets with lines without a price and the number of these lines, both of processed and of rejected tickets. Only
   * for approvals by users who may see prices.
   */
  unpriced: optional(array(type({ id: string(), lines: integer() }))),
});

export type TicketBulkResult = Infer<typeof bulkResultStruct>;

export const bulkTickets = endpoint({
  method: 'POST',
  path: '/ticket/bulk',
  summary: 'Submits or approves several tickets, each separately.',
  permission: 'tickets:write',
  body: object({ action: enums(['submit', 'approve']), ids: listOf(uuid, TICKET_BULK_MAX, 'tooManyIds') }),
  reply: bulkResultStruct,
  changes: ['tickets', 'overview'],
  example: { body: { action: 'submit', ids: [exampleId('ticket')] } },
});
