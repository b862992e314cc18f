import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

export const failure = createFailures(messages, {
  ticketAlreadySigned: { status: 409, code: errorCodes.alreadySigned },
  ticketChangedForCustomer: { status: 409, code: errorCodes.conflict },
  ticketVoidForCustomer: { status: 409, code: errorCodes.ticketLocked },
});
