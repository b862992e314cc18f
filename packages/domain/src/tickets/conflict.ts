import { errorDataOf } from '../contract/errorData.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { type TicketConflict, ticketConflictStruct } from './conflictData.ts';

/**
 * Reads the conflict from the error of a rejected change. Returns undefined if the change failed for another reason, or
 * if the reply has no details.
 */
export const ticketConflictOf = (error: unknown): TicketConflict | undefined =>
  errorDataOf(error, [errorCodes.conflict], ticketConflictStruct);
