export { type CustomerOption, customerOptionStruct } from '../customers/schema.ts';
export { createTicketsClient, type TicketsClient } from './client.ts';
export { ticketConflictOf } from './conflict.ts';
export {
  parseTicketExport,
  TICKET_EXPORT_IDS_MAX,
  type TicketExport,
  type TicketExportInput,
  ticketExportStruct,
} from './exportQuery.ts';
export { formatDuration, hoursBetween, minutesBetween, roundHours } from './hours.ts';
export { type TicketInput, ticketInputStruct } from './input.ts';
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
  TICKET_ATTACHMENTS_MAX,
  TICKET_LONG_TEXT_MAX,
  TICKET_TEXT_MAX,
  type TicketErrors,
  validateTicket,
} from './rules.ts';
export {
  type Ticket,
  type TicketAttachment,
  type TicketConflict,
  type TicketListItem,
  type TicketPage,
  type TicketStatistics,
  ticketConflictStruct,
  ticketListItemStruct,
  ticketListReply,
  ticketRemovedReply,
  ticketReply,
  ticketStatisticsReply,
  ticketStatisticsStruct,
  ticketStruct,
} from './schema.ts';
export { isCalendarDay, isUuid, TICKET_FILTER_IDS_MAX } from './shapes.ts';
export { type TicketStatus, ticketStatus, ticketStatuses } from './status.ts';
