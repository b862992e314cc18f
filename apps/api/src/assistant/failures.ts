import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

export const failure = createFailures(messages, {
  assistantOff: { status: 403, code: errorCodes.forbidden },
  speechUnavailable: { status: 404, code: errorCodes.notFound },
  speechTooLong: { status: 413, code: errorCodes.payloadTooLarge },
  speechUnreadable: { status: 415, code: errorCodes.unsupportedFileType },
  speechOverQuota: { status: 429, code: errorCodes.rateLimited },
  speechNotHeard: { status: 503, code: 'UNAVAILABLE' },
  assistantBusy: { status: 429, code: errorCodes.rateLimited },
  assistantSlow: { status: 503, code: 'UNAVAILABLE' },
});
