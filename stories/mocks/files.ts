import {
  attachmentExtension,
  downloadFile,
  type FileLimits,
  getFileLimits,
  uploadFile,
} from '@derrick/domain/files';
import { delay, type HttpHandler } from 'msw';
import { mock } from './mock.ts';
import { failure, never, noReply } from './replies.ts';

const MEGABYTE = 1024 * 1024;

export const fileLimits = {
  maxBytes: 25 * MEGABYTE,
  extensions: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'heic', 'heif', 'pdf', 'doc', 'docx', 'txt'],
} satisfies FileLimits;

/** Names of the uploaded files, in order. */
export const uploaded: string[] = [];

const storedName = (name: string) => `${uploaded.length}-${name.replace(/[^\w.]+/g, '-')}`;

/** Stores uploads under a new name and rejects unsupported types of files. */
function ready({ delayMs = 0 } = {}): HttpHandler[] {
  uploaded.length = 0;
  return [
    mock(getFileLimits, () => fileLimits),
    mock(uploadFile, async ({ body: { name } }) => {
      await delay(delayMs);
      uploaded.push(name);
      if (!attachmentExtension(name)) {
        return failure(415, 'UNSUPPORTED_FILE_TYPE', 'This type of file is not taken', {
          file: 'fileTypeUnsupported',
        });
      }
      return `/api/v1/file/${storedName(name)}`;
    }),
    mock(downloadFile, () => ({
      blob: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
      name: undefined,
    })),
  ];
}

/** Handlers for the states of uploads: `msw.use(...fileHandlers.ready())`. */
export const fileHandlers = {
  ready,
  /** The connection is lost the first `times` that the file is uploaded. */
  breaksAt(broken: string, times = 1): HttpHandler[] {
    let left = times;
    const stored = ready();
    return [
      mock(uploadFile, ({ body: { name } }) => {
        if (name !== broken || left === 0) return undefined;
        left -= 1;
        return noReply();
      }),
      ...stored,
    ];
  },
  /** Rejects a file whose content does not match its name. */
  refuses: (): HttpHandler[] => {
    const stored = ready();
    return [
      mock(uploadFile, () =>
        failure(415, 'UNSUPPORTED_FILE_TYPE', 'The content is not what the name says', {
          file: 'fileTypeUnsupported',
        }),
      ),
      ...stored,
    ];
  },
  pending: (): HttpHandler[] => [mock(uploadFile, never), ...ready()],
};
