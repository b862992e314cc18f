import { enums, type Infer, type } from 'superstruct';
import { instant } from '../contract/scalars.ts';
import { technicianSummaryStruct } from '../technicians/index.ts';
import { orNobody, orNull } from './absent.ts';
import { ticketStatusChangeStruct, ticketStruct } from './schema.ts';
import { ticketStatuses } from './status.ts';

/** The `data` of a transition refused with `WRONG_STATE`: the state that the ticket is in, and who moved it there. */
export const wrongStateStruct = type({
  status: enums(ticketStatuses),
  statusChange: orNull(ticketStatusChangeStruct),
});

export type TicketWrongState = Infer<typeof wrongStateStruct>;

/** The `data` of a change refused with 409: who was faster, when, and the ticket as it is now. */
export const ticketConflictStruct = type({
  changedBy: orNobody(technicianSummaryStruct, 'fullname'),
  changedAt: orNull(instant),
  ticket: ticketStruct,
});

export type TicketConflict = Infer<typeof ticketConflictStruct>;
