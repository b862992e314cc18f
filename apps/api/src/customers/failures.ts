import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

/** Creates a failure of this feature from its reason. */
export const failure = createFailures(messages, {
  customerChanged: { status: 409, code: errorCodes.conflict },
  customerInUse: { status: 409, code: errorCodes.customerInUse },
});
