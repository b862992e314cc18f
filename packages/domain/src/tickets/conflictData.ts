import { enums, type Infer, type } from 'superstruct';
import { instant } from '../contract/scalars.ts';
import { technicianSummaryStruct } from '../technicians/index.ts';
import { orNull, orNullIfNameless } from './absent.ts';
import { ticketStatusChangeStruct, ticketStruct } from './schema.ts';
import { ticketStatuses } from './status.ts';

/**
 * The `data` of a transition rejected with `WRONG_STATE`: the current status of the ticket and the change that led to it.
 */
export const wrongStateStruct = type({
  status: enums(ticketStatuses),
  statusChange: orNull(ticketStatusChangeStruct),
});

export type TicketWrongState = Infer<typeof wrongStateStruct>;

/** The `data` of a change rejected with 409: who changed the ticket in the meantime, when, and the current ticket. */
export const ticketConflictStruct = type({
  changedBy: orNullIfNameless(technicianSummaryStruct, 'fullname'),
  changedAt: orNull(instant),
  ticket: ticketStruct,
});

export type TicketConflict = Infer<typeof ticketConflictStruct>;
