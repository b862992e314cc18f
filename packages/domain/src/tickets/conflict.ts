import { refusalOf } from '../contract/refusal.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { type TicketConflict, ticketConflictStruct } from './refusals.ts';

/**
 * Reads the conflict from the error of a rejected change. Returns undefined if the change failed for another reason, or
 * if the reply has no details.
 */
export const ticketConflictOf = (error: unknown): TicketConflict | undefined =>
  refusalOf(error, [errorCodes.conflict], ticketConflictStruct);
