import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

/** Creates a failure of this feature from its reason. */
export const failure = createFailures(messages, {
  smsUnavailable: { status: 409, code: errorCodes.conflict },
  secondFactorOn: { status: 409, code: errorCodes.conflict },
  secondFactorLast: { status: 409, code: errorCodes.conflict },
});
