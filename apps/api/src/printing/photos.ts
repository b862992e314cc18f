import type { Readable } from 'node:stream';
import type { DocumentPhoto } from '../documents/index.ts';
import type { FileOfRecord, FileStore } from '../files/index.ts';
import type { Logger } from '../platform/logging.ts';

/** Types of pictures that PDFs can embed. Other pictures are listed by name. */
const drawn: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);
/** Maximum size of a photo, in bytes. A phone photo has 2 to 6 MB. */
const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
/**
 * Maximum size of all photos of a document, in bytes. They are all in memory at once and embedded unchanged, and a larger
 * PDF would not fit into an email.
 */
const MAX_TOTAL_BYTES = 16 * 1024 * 1024;

async function bytesOf(stream: Readable): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Reads the photos of a ticket for its PDF, and lists the names of its other files. */
export async function readPhotos(
  store: FileStore | undefined,
  files: readonly FileOfRecord[],
  log: Logger,
): Promise<{ photos: DocumentPhoto[]; otherFiles: string[] }> {
  const photos: DocumentPhoto[] = [];
  const otherFiles: string[] = [];
  let left = MAX_TOTAL_BYTES;
  for (const { originalName: name, mime, size, storageKey } of files) {
    const fits = drawn.has(mime) && size <= Math.min(left, MAX_PHOTO_BYTES);
    const content = fits ? await store?.read(storageKey) : undefined;
    if (fits && store && !content) log.error({ storageKey }, 'stored file missing');
    if (content) {
      photos.push({ name, bytes: await bytesOf(content.stream) });
      left -= size;
    } else otherFiles.push(name);
  }
  return { photos, otherFiles };
}
