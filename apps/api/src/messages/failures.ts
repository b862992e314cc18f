import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

export const failure = createFailures(messages, {
  emailUnconfirmed: { status: 403, code: errorCodes.emailUnconfirmed },
  tooManyMessages: { status: 429, code: errorCodes.rateLimited },
});
