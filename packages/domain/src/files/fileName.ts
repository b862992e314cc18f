import { errorCodes } from '../http/errorCodes.ts';
import { ApiError } from '../http/errors.ts';

/**
 * Returns the name of a stored file from the URL returned by `uploadFile` or a ticket. Everything before the name is
 * ignored, so that the client sends its token only to this API.
 * @throws {ApiError} if the URL contains no file name
 */
export function fileNameOf(fileUrl: string): string {
  const name = fileUrl.slice(fileUrl.lastIndexOf('/') + 1);
  if (/^[\w-][\w.-]*$/.test(name)) return name;
  throw new ApiError({ message: 'Not found', code: errorCodes.notFound });
}
