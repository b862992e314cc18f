import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { AppEnv } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import type { Logger } from '../platform/logging.ts';
import { shownInline } from './content.ts';
import { contentDisposition } from './fileName.ts';
import type { FileStore } from './fileStore.ts';
import type { StoredFile } from './records.ts';

const NAME = /^[\w-]{32}\.[a-z0-9]{3,4}$/;

/** Returns whether a name has the format of stored files. */
export const isFileName = (name: string): boolean => NAME.test(name);

/**
 * Sends a file, or only its headers. The caller must be allowed to read it.
 * @throws {ApiFailure} 404 if its bytes are missing
 */
export async function fileReply(
  c: Context<AppEnv>,
  store: FileStore,
  { originalName, mime, storageKey }: StoredFile,
  log: Logger,
): Promise<Response> {
  const content = await store.read(storageKey);
  if (!content) {
    log.error({ storageKey }, 'stored file missing');
    throw notFound();
  }
  const disposition = shownInline.has(mime) ? 'inline' : 'attachment';
  c.header('content-type', mime === 'text/plain' ? 'text/plain; charset=utf-8' : mime);
  if (content.size !== undefined) c.header('content-length', String(content.size));
  c.header('content-disposition', contentDisposition(disposition, originalName));
  if (c.req.method === 'HEAD') {
    content.stream.destroy();
    return c.body(null);
  }
  // The web stream and Node's web stream are the same class with two types.
  return c.body(Readable.toWeb(content.stream) as ReadableStream<Uint8Array>);
}
