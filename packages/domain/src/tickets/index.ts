export { isCalendarDay, isUuid } from '../contract/shapes.ts';
export { type CustomerOption, customerOptionStruct } from '../customers/index.ts';
export { formatDuration, hoursBetween, minutesBetween, roundHours } from '../format/hours.ts';
export { ticketConflictOf } from './conflict.ts';
export * from './contract.ts';
export {
  TICKET_EXPORT_IDS_MAX,
  type TicketExport,
  ticketExportQueryStruct,
  ticketExportStruct,
} from './exportQuery.ts';
export { type TicketInput, ticketInputStruct } from './input.ts';
export {
  assignedTechnician,
  canAssignTicket,
  canSeeTicket,
  refuseTicketChange,
  type TicketActor,
} from './policy.ts';
export {
  type FilterOptionQuery,
  filterOptionQueryStruct,
  TICKET_FILTER_IDS_MAX,
  type TicketQuery,
  ticketQueryStruct,
} from './query.ts';
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
  ticketPageStruct,
  ticketStatisticsStruct,
  ticketStruct,
} from './schema.ts';
export { type TicketStatus, ticketStatus, ticketStatuses } from './status.ts';
