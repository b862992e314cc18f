import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

export const failure = createFailures(messages, {
  contactWithoutAddress: { status: 422, code: errorCodes.noAddress, values: ['name'] },
  contactUnknown: { status: 422, code: errorCodes.noAddress },
  signatureAlreadyRequested: { status: 409, code: errorCodes.signatureRequested },
  ticketAlreadySigned: { status: 409, code: errorCodes.alreadySigned },
  ticketChangedForCustomer: { status: 409, code: errorCodes.conflict },
  ticketVoidForCustomer: { status: 409, code: errorCodes.ticketLocked },
});
