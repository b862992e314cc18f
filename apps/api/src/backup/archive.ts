/** A backup is a gzip-compressed tar archive. Its last entry is the manifest, so a truncated archive has none. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** Thrown if a backup cannot be made, read or restored. The message is shown to the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Size and hash of an entry that was written or read. */
export interface MeasuredContent {
  size: number;
  /** Hexadecimal digits. */
  sha256: string;
}

export interface ArchiveWriter {
  /** Writes an entry of `size` bytes. */
  add(name: string, size: number, content: Bytes): Promise<MeasuredContent>;
  addText(name: string, text: string): Promise<MeasuredContent>;
}

/**
 * Writes an archive that only its owner can read, because it contains password hashes. Resolves when it is flushed to
 * disk.
 * @param write adds the entries, one after another
 */
export async function writeArchive(
  path: string,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(tar, createGzip(), file);
  const add: ArchiveWriter['add'] = async (name, size, content) => {
    const hash = createHash('sha256');
    const entry = tar.entry({ name, size, mode: 0o600 });
    const isDone = finished(entry);
    // The writer also gets this failure. Until then it must not count as an unhandled rejection.
    isDone.catch(() => undefined);
    for await (const chunk of content) {
      hash.update(chunk);
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), isDone]);
    }
    entry.end(undefined);
    await isDone;
    return { size, sha256: hash.digest('hex') };
  };
  const work = write({
    add,
    addText: (name, text) => {
      const bytes = Buffer.from(text);
      return add(name, bytes.byteLength, [bytes]);
    },
  }).then(
    () => tar.finalize(),
    (error: Error) => {
      tar.destroy(error);
      throw error;
    },
  );
  await Promise.all([work, written]);
}

/** An entry of an archive. Its content must be read before the next entry. */
export interface ArchiveEntry {
  name: string;
  content: AsyncIterable<Buffer>;
}

async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of entry) if (Buffer.isBuffer(chunk)) yield chunk;
}

/**
 * Reads an archive entry by entry.
 * @throws {BackupError} if the file is not an archive or is truncated
 */
export async function readArchive(path: string, read: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  const tar = extract();
  const arrived = pipeline(createReadStream(path), createGunzip(), tar);
  // Reading the entries fails with the same error.
  arrived.catch(() => undefined);
  try {
    for await (const entry of tar) {
      await read({ name: entry.header.name, content: bytesOf(entry) });
      entry.resume();
    }
    await arrived;
  } catch (error) {
    if (!(error instanceof Error) || error instanceof BackupError) throw error;
    const code = String(Reflect.get(error, 'code') ?? '');
    const isOfArchive = code.startsWith('Z_') || /tar|unexpected end/i.test(error.message);
    if (code === 'ENOENT') throw new BackupError(`The file ${path} does not exist.`, { cause: error });
    if (!isOfArchive) throw error;
    throw new BackupError(`${path} is not a complete backup: ${error.message}.`, { cause: error });
  }
}

/** Reads an entry to its end and returns its size and hash. */
export async function measureContent(
  content: ArchiveEntry['content'],
  onChunk?: (chunk: Buffer) => void,
): Promise<MeasuredContent> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.length;
    onChunk?.(chunk);
  }
  return { size, sha256: hash.digest('hex') };
}
