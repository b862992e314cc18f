import { type SecondFactors, secondFactorsStruct } from '@derrick/domain/auth';
import { ApiError, errorCodes } from '@derrick/domain/http';
import { is } from 'superstruct';

/** Reads which second factors a refused sign-in asks for; undefined for every other failure. */
export function factorsOf(error: unknown): SecondFactors | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCodes.secondFactorRequired) return undefined;
  // A server that does not say takes a code in any case.
  return is(error.data, secondFactorsStruct) ? error.data : { hasAuthenticator: true, hasPasskeys: false };
}
