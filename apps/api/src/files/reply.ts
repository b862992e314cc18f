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

/** Recognises a name that this server may have given to a file. */
export const isFileName = (name: string): boolean => NAME.test(name);

/**
 * Sends a file that the caller may read, or its headers alone.
 * @throws {ApiFailure} 404 when its bytes are missing
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
  // The platform's stream and Node's are one class under two names of type.
  return c.body(Readable.toWeb(content.stream) as ReadableStream<Uint8Array>);
}
