import { type SecondFactors, secondFactorsStruct } from '@derrick/domain/auth';
import { ApiError, errorCodes } from '@derrick/domain/http';
import { is } from 'superstruct';

/** Returns the second factors that a rejected sign-in requires; undefined for all other errors. */
export function factorsOf(error: unknown): SecondFactors | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCodes.secondFactorRequired) return undefined;
  // If the server does not list the factors, an authenticator code always works.
  return is(error.data, secondFactorsStruct) ? error.data : { hasAuthenticator: true, hasPasskeys: false };
}
