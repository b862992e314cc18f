import { TOKEN_MAX_LENGTH } from '@derrick/domain/auth';
import { type ApiError, errorCodes } from '@derrick/domain/http';

/** What can be wrong with a mailed link. */
export type LinkProblem = 'expired' | 'used' | 'replaced' | 'unknown';

const problems = new Map<string, LinkProblem>([
  [errorCodes.tokenExpired, 'expired'],
  [errorCodes.tokenUsed, 'used'],
  [errorCodes.tokenReplaced, 'replaced'],
  [errorCodes.tokenUnknown, 'unknown'],
]);

/** What a failure means for the link itself; undefined when it is about something else. */
export function linkProblemOf({ code, status, errors }: ApiError): LinkProblem | undefined {
  const known = problems.get(code);
  if (known) return known;
  // A server without words of its own for it.
  return status === 404 || errors?.['token'] ? 'unknown' : undefined;
}

/** No server has made such a token: asking about it would only make the address too long. */
export const isImpossibleToken = (token: string): boolean => token.length > TOKEN_MAX_LENGTH;
