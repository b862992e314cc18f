import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

export const failure = createFailures(messages, {
  eventRejected: { status: 400, code: errorCodes.validationFailed },
  paymentUnavailable: { status: 502, code: errorCodes.paymentUnavailable },
});
