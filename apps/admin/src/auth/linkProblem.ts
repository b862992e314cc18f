import { TOKEN_MAX_LENGTH } from '@derrick/domain/auth';
import { type ApiError, errorCodes } from '@derrick/domain/http';

export type LinkProblem = 'expired' | 'used' | 'replaced' | 'unknown';

const problems = new Map<string, LinkProblem>([
  [errorCodes.tokenExpired, 'expired'],
  [errorCodes.tokenUsed, 'used'],
  [errorCodes.tokenReplaced, 'replaced'],
  [errorCodes.tokenUnknown, 'unknown'],
]);

/** Maps an API error to the problem of an emailed link, such as "expired"; undefined for other errors. */
export function linkProblemOf({ code, status, errors }: ApiError): LinkProblem | undefined {
  const known = problems.get(code);
  if (known) return known;
  // For servers without specific error codes.
  return status === 404 || errors?.['token'] ? 'unknown' : undefined;
}

/** Returns whether a token is longer than any real token. Sending it would only make the request URL too long. */
export const isImpossibleToken = (token: string): boolean => token.length > TOKEN_MAX_LENGTH;
