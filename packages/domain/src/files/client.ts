import type { Api } from '../http/client.ts';
import { ApiError, errorCodes } from '../http/errors.ts';
import type { FileContent } from '../http/fileContent.ts';
import type { UploadProgress } from '../http/upload.ts';
import { downloadFile, getFileLimits, uploadFile } from './contract.ts';
import type { FileLimits, UploadedFile } from './schema.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface FilesClient {
  upload(
    file: UploadedFile,
    options?: CallOptions & { onProgress?: ((progress: UploadProgress) => void) | undefined },
  ): Promise<string>;
  limits(options?: CallOptions): Promise<FileLimits>;
  read(fileUrl: string, options?: CallOptions): Promise<FileContent>;
}

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

/** Creates the calls under `/file`. */
export const createFilesClient = (api: Api): FilesClient => ({
  upload: (body, options) => api.call(uploadFile, { body, ...options }),
  limits: (options) => api.call(getFileLimits, options),
  read: async (fileUrl, options) =>
    api.call(downloadFile, { params: { name: fileNameOf(fileUrl) }, ...options }),
});
