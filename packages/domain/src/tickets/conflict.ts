import { validate } from 'superstruct';
import { errorCodes } from '../http/errorCodes.ts';
import { ApiError } from '../http/errors.ts';
import { type TicketConflict, ticketConflictStruct } from './refusals.ts';

/**
 * Reads who was faster from the error of a refused change; undefined when it failed for another reason, or the server
 * does not say.
 */
export function ticketConflictOf(error: unknown): TicketConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCodes.conflict) return undefined;
  const [failure, conflict] = validate(error.data, ticketConflictStruct, { coerce: true });
  return failure ? undefined : conflict;
}
