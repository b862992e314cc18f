import { errorCodes } from '@derrick/domain/http';
import { type ApiFailure, createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

export const failure = createFailures(messages, {
  periodTaken: { status: 409, code: errorCodes.conflict },
});

/** 409: the customer has another price of the item in the period. */
export const periodTaken = (): ApiFailure => failure('periodTaken', { errors: { from: 'periodTaken' } });
