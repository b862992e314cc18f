import { type ApiError, errorCodes } from '@derrick/domain/http';

/** How a visit ends: by the customer's answer, or because there is nothing to answer. */
export type SignEnd = 'done' | 'disputed' | 'signed' | 'cancelled';

/** What a refusal means for the ticket itself; undefined when it is about something else. */
export function endOf({ code }: ApiError): SignEnd | undefined {
  if (code === errorCodes.alreadySigned) return 'signed';
  return code === errorCodes.ticketLocked ? 'cancelled' : undefined;
}
