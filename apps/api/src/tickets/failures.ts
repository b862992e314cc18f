import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

/** Creates a failure of this feature from its reason. */
export const failure = createFailures(messages, {
  ownTicketsOnly: { status: 403, code: errorCodes.forbidden },
  ownTicketApproval: { status: 403, code: errorCodes.forbidden },
  ticketChanged: { status: 409, code: errorCodes.conflict },
  ticketStale: { status: 409, code: errorCodes.stale },
  ticketApprovedLocked: { status: 409, code: errorCodes.ticketLocked },
  ticketInvoicedLocked: { status: 409, code: errorCodes.ticketLocked },
  ticketVoidLocked: { status: 409, code: errorCodes.ticketLocked },
  ticketIsDraft: { status: 409, code: errorCodes.wrongState, values: ['by'] },
  ticketIsSubmitted: { status: 409, code: errorCodes.wrongState, values: ['by'] },
  ticketNeedsChanges: { status: 409, code: errorCodes.wrongState, values: ['by'] },
  ticketIsApproved: { status: 409, code: errorCodes.wrongState, values: ['by'] },
  ticketIsInvoiced: { status: 409, code: errorCodes.wrongState, values: ['by'] },
  ticketIsVoid: { status: 409, code: errorCodes.wrongState, values: ['by'] },
  ticketNotReady: { status: 422, code: errorCodes.ticketNotReady },
});
