import { refusalOf } from '../contract/refusal.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { type TicketConflict, ticketConflictStruct } from './refusals.ts';

/**
 * Reads who was faster from the error of a refused change; undefined when it failed for another reason, or the server
 * does not say.
 */
export const ticketConflictOf = (error: unknown): TicketConflict | undefined =>
  refusalOf(error, [errorCodes.conflict], ticketConflictStruct);
