import { attachmentExtension, type FileLimits } from '@derrick/domain/files';
import { delay, type HttpHandler, http } from 'msw';
import { api, failure, never, noReply, success } from './replies.ts';

const MEGABYTE = 1024 * 1024;

/** What the story server takes. */
export const fileLimits = {
  maxBytes: 25 * MEGABYTE,
  extensions: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'heic', 'heif', 'pdf', 'doc', 'docx', 'txt'],
} satisfies FileLimits;

/** Names of the files that were sent, in the order of their coming. */
export const uploaded: string[] = [];

const storedName = (name: string) => `${uploaded.length}-${name.replace(/[^\w.]+/g, '-')}`;

async function nameOf(request: Request): Promise<string> {
  const file = (await request.formData()).get('file');
  return file instanceof File ? file.name : '';
}

const limits = () => http.get(api('file/limits'), () => success(fileLimits));

/** Stores what is sent under a new name; a kind of file that it does not take it refuses. */
function ready({ delayMs = 0 } = {}): HttpHandler[] {
  uploaded.length = 0;
  return [
    limits(),
    http.post(api('file'), async ({ request }) => {
      const name = await nameOf(request);
      await delay(delayMs);
      uploaded.push(name);
      if (!attachmentExtension(name)) {
        return failure(415, 'UNSUPPORTED_FILE_TYPE', 'This type of file is not taken', {
          file: 'fileTypeUnsupported',
        });
      }
      return success(`/api/v1/file/${storedName(name)}`, 201);
    }),
    http.get(
      api('file/:name'),
      () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
    ),
  ];
}

/** Are the states of uploading: `msw.use(...fileHandlers.ready())`. */
export const fileHandlers = {
  ready,
  /** The connection breaks at a file, the first `times` that it is sent. */
  breaksAt(broken: string, times = 1): HttpHandler[] {
    let left = times;
    const stored = ready();
    return [
      http.post(api('file'), async ({ request }) => {
        if ((await nameOf(request.clone())) !== broken || left === 0) return undefined;
        left -= 1;
        return noReply();
      }),
      ...stored,
    ];
  },
  /** A file whose content is not what its name says. */
  refuses: (): HttpHandler[] => {
    const stored = ready();
    return [
      http.post(api('file'), () =>
        failure(415, 'UNSUPPORTED_FILE_TYPE', 'The content is not what the name says', {
          file: 'fileTypeUnsupported',
        }),
      ),
      ...stored,
    ];
  },
  /** Uploading never comes to an end. */
  pending: (): HttpHandler[] => [http.post(api('file'), never), ...ready()],
  /** An older server that does not say what it takes. */
  noLimits: (): HttpHandler[] => [
    http.get(api('file/limits'), () => failure(404, 'NOT_FOUND', 'Not found')),
    ...ready(),
  ],
};
