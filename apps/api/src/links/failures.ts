import { errorCodes } from '@derrick/domain/http';
import { type ApiFailure, createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';
import type { OneTimeToken } from './oneTimeTokens.ts';

export const failure = createFailures(messages, {
  tokenUnknown: { status: 404, code: errorCodes.tokenUnknown },
  tokenExpired: { status: 410, code: errorCodes.tokenExpired },
  tokenUsed: { status: 410, code: errorCodes.tokenUsed },
  tokenReplaced: { status: 410, code: errorCodes.tokenReplaced },
});

/** Makes the failure of a link that does not work, by the outcome of reading it. */
export const linkFailures: Record<Exclude<OneTimeToken['outcome'], 'valid'>, () => ApiFailure> = {
  unknown: () => failure('tokenUnknown'),
  expired: () => failure('tokenExpired'),
  used: () => failure('tokenUsed'),
  replaced: () => failure('tokenReplaced'),
};
