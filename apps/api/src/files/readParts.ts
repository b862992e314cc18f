import type { FileHandle } from 'node:fs/promises';

/** Thrown for an image with more parts than any camera or program writes, which would take too long to inspect. */
export class TooManyParts extends Error {}

const MAX_PARTS = 200_000;
export const WINDOW = 64 * 1024;

/** Reads bytes at a position; fewer at the end of the file. */
export type Read = (at: number, length: number) => Promise<Buffer>;

/**
 * Reads small parts of a file that are close together with few file system calls.
 * @throws {TooManyParts}
 */
export function createReader(file: FileHandle): Read {
  let start = 0;
  let buffered = Buffer.alloc(0);
  let parts = 0;
  return async (at, length) => {
    parts += 1;
    if (parts > MAX_PARTS) throw new TooManyParts();
    if (at < start || at + length > start + buffered.length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(WINDOW), 0, WINDOW, at);
      start = at;
      buffered = buffer.subarray(0, bytesRead);
    }
    return buffered.subarray(at - start, at - start + length);
  };
}
