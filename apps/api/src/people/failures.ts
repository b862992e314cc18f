import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

/** Creates a failure of this feature from its reason. */
export const failure = createFailures(messages, {
  ownStatus: { status: 403, code: errorCodes.forbidden },
  ownSecondFactor: { status: 403, code: errorCodes.forbidden },
  lastSuperAdmin: { status: 409, code: errorCodes.conflict },
  invitationAccepted: { status: 409, code: errorCodes.conflict },
  invitedDeactivated: { status: 409, code: errorCodes.accountDeactivated },
});
