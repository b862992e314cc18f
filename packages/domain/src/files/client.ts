import type { HttpClient } from '../http/client.ts';
import { ApiError, errorCodes } from '../http/errors.ts';
import { downloadTransport, type FileContent, fileContentStruct } from './downloadTransport.ts';
import { type FileLimits, fileLimitsReply, fileUploadReply } from './schema.ts';
import { type UploadProgress, uploadTransport } from './uploadTransport.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface FilesClient {
  /**
   * Sends one file, and gives the address that a ticket's attachment names. `onProgress` counts the bytes of the
   * request, which are some hundred more than the file's. Rejects with 413 or 415 when the server refuses the file.
   */
  upload(
    file: Blob & { readonly name: string },
    options?: CallOptions & { onProgress?: ((progress: UploadProgress) => void) | undefined },
  ): Promise<string>;
  /** Loads what the server takes. */
  limits(options?: CallOptions): Promise<FileLimits>;
  /** Reads a stored file back by the address that `upload` or a ticket gave. */
  read(fileUrl: string, options?: CallOptions): Promise<FileContent>;
}

/** Creates the calls under `/file`. */
export function createFilesClient(http: HttpClient): FilesClient {
  return {
    async upload(file, { signal, onProgress } = {}) {
      const body = new FormData();
      body.append('file', file, file.name);
      const transport = uploadTransport(onProgress);
      return (
        await http.request('file', { method: 'POST', body, signal, transport, struct: fileUploadReply })
      ).data;
    },
    async limits({ signal } = {}) {
      return (await http.request('file/limits', { signal, struct: fileLimitsReply })).data;
    },
    async read(fileUrl, { signal } = {}) {
      // Whatever stands before it: only what this API stores is ever asked for, with its token.
      const name = fileUrl.slice(fileUrl.lastIndexOf('/') + 1);
      if (!/^[\w-][\w.-]*$/.test(name)) {
        throw new ApiError({ message: 'Not found', code: errorCodes.notFound });
      }
      return http.request(`file/${name}`, {
        signal,
        transport: downloadTransport,
        struct: fileContentStruct,
      });
    },
  };
}
