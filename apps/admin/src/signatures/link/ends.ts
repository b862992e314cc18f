import { type ApiError, errorCodes } from '@derrick/domain/http';

/** Final states of the page: the customer responded, or no response is possible. */
export type SignEnd = 'done' | 'disputed' | 'signed' | 'cancelled';

/** Returns the final state that an error means; undefined for other errors. */
export function endOf({ code }: ApiError): SignEnd | undefined {
  if (code === errorCodes.alreadySigned) return 'signed';
  return code === errorCodes.ticketLocked ? 'cancelled' : undefined;
}
