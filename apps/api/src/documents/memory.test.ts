import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { isFullRun } from '../../test/server.ts';

/** Documented in `docs/documents.md`. */
const DOCUMENT_MAX_MEGABYTES = 150;

/** Another process must start, possibly on a busy machine. */
const TIMEOUT_MS = 5 * 60_000;

/** Decoded photos take 48 MB each: even the few of a normal run exceed the limit if they stay in memory. */
const PHOTOS = isFullRun ? 20 : 5;

const script = fileURLToPath(new URL('../../test/documents/memoryOfPhotos.ts', import.meta.url));

/** Draws the documents in a separate process and returns the megabytes by which its memory grew. */
async function megabytesOfRun(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=@derrick/source',
    '--import',
    'tsx',
    script,
    `${PHOTOS}`,
  ]);
  return Number(stdout);
}

it(`the renderer draws ${PHOTOS} PNGs of 12 megapixels and 16 MB of JPEGs within 150 MB of memory`, {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(await megabytesOfRun()).toBeLessThan(DOCUMENT_MAX_MEGABYTES);
});
