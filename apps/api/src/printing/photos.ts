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

/** Splits the files of a ticket into the photos that its PDF shows and the others. */
export function splitFiles(files: readonly FileOfRecord[]): {
  shown: readonly FileOfRecord[];
  others: readonly FileOfRecord[];
} {
  const shown: FileOfRecord[] = [];
  const others: FileOfRecord[] = [];
  let left = MAX_TOTAL_BYTES;
  for (const file of files) {
    const fits = drawn.has(file.mime) && file.size <= Math.min(left, MAX_PHOTO_BYTES);
    (fits ? shown : others).push(file);
    if (fits) left -= file.size;
  }
  return { shown, others };
}

/** Reads the photos of a ticket for its PDF, and lists the names of its other files. */
export async function readPhotos(
  store: FileStore | undefined,
  files: readonly FileOfRecord[],
  log: Logger,
): Promise<{ photos: DocumentPhoto[]; otherFiles: string[] }> {
  const { shown, others } = splitFiles(files);
  const photos: DocumentPhoto[] = [];
  const unread: string[] = [];
  for (const { originalName: name, storageKey } of shown) {
    const content = await store?.read(storageKey);
    if (store && !content) log.error({ storageKey }, 'stored file missing');
    if (content) photos.push({ name, bytes: await bytesOf(content.stream) });
    else unread.push(name);
  }
  return { photos, otherFiles: [...unread, ...others.map(({ originalName }) => originalName)] };
}
