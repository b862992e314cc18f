export { createTicketsClient, type TicketsClient } from './client.ts';
export { formatDuration, hoursBetween, minutesBetween, roundHours } from './hours.ts';
export {
  parseTicketQuery,
  readTicketQuery,
  TICKET_PAGE_NUMBER_MAX,
  TICKET_PAGE_SIZE_MAX,
  type TicketQuery,
  type TicketQueryInput,
  ticketQueryStruct,
} from './query.ts';
export { TICKET_PAGE_SIZE_DEFAULT, TICKET_PAGE_SIZES, ticketQueryString } from './queryString.ts';
export {
  TICKET_LONG_TEXT_MAX,
  TICKET_TEXT_MAX,
  type TicketErrors,
  type TicketStatus,
  ticketStatus,
  ticketStatuses,
  validateTicket,
} from './rules.ts';
export {
  type CustomerOption,
  customerOptionStruct,
  type Ticket,
  type TicketAttachment,
  type TicketInput,
  type TicketListItem,
  type TicketPage,
  type TicketStatistics,
  ticketInputStruct,
  ticketListItemStruct,
  ticketListReply,
  ticketRemovedReply,
  ticketReply,
  ticketStatisticsReply,
  ticketStatisticsStruct,
  ticketStruct,
} from './schema.ts';
