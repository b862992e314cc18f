import { errorCodes } from '../http/errorCodes.ts';
import { ApiError } from '../http/errors.ts';

/**
 * The name of a stored file in the address that `uploadFile` or a ticket gave, whatever stands before it: only files of
 * this API are ever asked for, with its token.
 * @throws {ApiError} when the address names no file
 */
export function fileNameOf(fileUrl: string): string {
  const name = fileUrl.slice(fileUrl.lastIndexOf('/') + 1);
  if (/^[\w-][\w.-]*$/.test(name)) return name;
  throw new ApiError({ message: 'Not found', code: errorCodes.notFound });
}
