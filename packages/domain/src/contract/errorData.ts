import type { Struct } from 'superstruct';
import type { errorCodes } from '../http/errorCodes.ts';
import { ApiError } from '../http/errors.ts';

type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/**
 * Reads the `data` of a rejected request.
 * @returns the `data` of an error that has one of the codes; undefined for another error, or if the data has another
 *   shape
 */
export function errorDataOf<Data, S>(
  error: unknown,
  codes: readonly ErrorCode[],
  data: Struct<Data, S>,
): Data | undefined {
  if (!(error instanceof ApiError) || !codes.some((code) => code === error.code)) return undefined;
  const [failure, value] = data.validate(error.data, { coerce: true });
  return failure ? undefined : value;
}
