import { errorCodes } from '@derrick/domain/http';
import { type ApiFailure, createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

export const failure = createFailures(messages, {
  ratesForbidden: { status: 403, code: errorCodes.forbidden },
});

/** 403: the caller must not set what an hour costs. */
export const ratesForbidden = (): ApiFailure => failure('ratesForbidden');
