import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Change of a screenshot between two commits. `pixels` is the number of changed pixels.
 * @typedef {{ name: string, kind: 'same' | 'changed' | 'added' | 'removed', pixels: number }} Difference
 */

/**
 * Puts a picture on a larger canvas, so that two pictures of different sizes can be compared.
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function onCanvas(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/**
 * Compares two pictures. If they differ, writes the overlay with the changed pixels in red.
 * @param {string} name the file's name in each of the three folders
 * @param {{ before: string, after: string, overlay: string }} folders
 * @returns {Promise<Difference>}
 */
export async function compare(name, { before, after, overlay }) {
  const paths = { before: join(before, name), after: join(after, name) };
  if (!existsSync(paths.before)) return { name, kind: 'added', pixels: 0 };
  if (!existsSync(paths.after)) return { name, kind: 'removed', pixels: 0 };
  const [first, second] = [await readFile(paths.before), await readFile(paths.after)];
  if (first.equals(second)) return { name, kind: 'same', pixels: 0 };

  const [a, b] = [PNG.sync.read(first), PNG.sync.read(second)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(a, width, height).data,
    onCanvas(b, width, height).data,
    marked.data,
    width,
    height,
    { threshold: 0.1 },
  );
  if (pixels === 0) return { name, kind: 'same', pixels };
  await mkdir(overlay, { recursive: true });
  await writeFile(join(overlay, name), PNG.sync.write(marked));
  return { name, kind: 'changed', pixels };
}
