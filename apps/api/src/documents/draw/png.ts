/**
 * Reads PNGs (https://www.w3.org/TR/png-3/) row by row. Only a few rows and the drawn pixels are in memory at a time, so
 * that memory does not grow with the size of the picture.
 */
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { colorTypes, PALETTE, type PngFile, rowPainter } from './pngColors.ts';
import { type Pixels, Shrinking } from './shrinking.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** 4000 × 3000, the size of a phone photo. Larger pictures take too long to unpack. */
const PICTURE_MAX_PIXELS = 12_000_000;
const INFLATE_CHUNK_BYTES = 64 * 1024;

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

function* chunksOf(bytes: Buffer): Generator<[name: string, content: Buffer]> {
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) return;
    yield [bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length)];
    at += 12 + length;
  }
}

/** Reads the chunks of a PNG; undefined if it is broken, interlaced or too large. */
function openPng(bytes: Buffer): PngFile | undefined {
  const chunks = [...chunksOf(bytes)];
  const [first] = chunks;
  if (first?.[0] !== 'IHDR' || first[1].length < 13) return undefined;
  const [, header] = first;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colorType = -1, , , interlace] = header.subarray(8);
  const type = colorTypes[colorType];
  if (!type?.depths.includes(depth) || interlace !== 0) return undefined;
  if (width * height === 0 || width * height > PICTURE_MAX_PIXELS) return undefined;
  const contentOf = (name: string) => chunks.find((chunk) => chunk[0] === name)?.[1] ?? Buffer.alloc(0);
  const palette = contentOf('PLTE');
  if (colorType === PALETTE && palette.length === 0) return undefined;
  const data = chunks.filter(([name]) => name === 'IDAT').map(([, content]) => content);
  const { samples } = type;
  return { width, height, depth, colorType, samples, palette, transparency: contentOf('tRNS'), data };
}

/** Number of pixels that reading a picture unpacks, according to its header; 0 if it is rejected or not a PNG. */
export function unpackedPixels(bytes: Buffer): number {
  const file = isPng(bytes) ? openPng(bytes) : undefined;
  return file ? file.width * file.height : 0;
}

/** Thrown while the rows of a broken PNG are read. */
class BrokenPng extends Error {}

/** Recognizes data that cannot be inflated. */
const isZlibError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/** Predicts a sample from its neighbors on the left, above, and above left (PNG, 9.4). */
function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Reverses the filter of a row in place. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, pixelBytes: number): void {
  const { length } = row;
  const at = (line: Uint8Array, index: number) => line[index] ?? 0;
  switch (filter) {
    case 0:
      return;
    case 1:
      for (let i = pixelBytes; i < length; i += 1) row[i] = at(row, i) + at(row, i - pixelBytes);
      return;
    case 2:
      for (let i = 0; i < length; i += 1) row[i] = at(row, i) + at(above, i);
      return;
    case 3:
      for (let i = 0; i < length; i += 1) {
        const left = i < pixelBytes ? 0 : at(row, i - pixelBytes);
        row[i] = at(row, i) + ((left + at(above, i)) >> 1);
      }
      return;
    case 4:
      for (let i = 0; i < length; i += 1) {
        const isFirst = i < pixelBytes;
        const left = isFirst ? 0 : at(row, i - pixelBytes);
        const corner = isFirst ? 0 : at(above, i - pixelBytes);
        row[i] = at(row, i) + paeth(left, at(above, i), corner);
      }
      return;
    default:
      throw new BrokenPng(`Unknown filter ${filter}`);
  }
}

/** Unpacks the rows of a PNG, one at a time. */
async function readRows(file: PngFile, onRow: (row: Uint8Array) => void): Promise<void> {
  const bits = file.samples * file.depth;
  const rowBytes = Math.ceil((file.width * bits) / 8);
  const pixelBytes = Math.max(1, bits / 8);
  let row = new Uint8Array(rowBytes);
  let above = new Uint8Array(rowBytes);
  // The filter of the current row; undefined between rows.
  let filter: number | undefined;
  let filled = 0;
  let rows = 0;
  const take = (piece: Uint8Array) => {
    let at = 0;
    while (at < piece.length) {
      if (rows === file.height) throw new BrokenPng('More data than pixels');
      if (filter === undefined) {
        filter = piece[at];
        at += 1;
      }
      const part = piece.subarray(at, at + rowBytes - filled);
      row.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < rowBytes) return;
      unfilter(filter ?? -1, row, above, pixelBytes);
      onRow(row);
      [row, above] = [above, row];
      filter = undefined;
      filled = 0;
      rows += 1;
    }
  };
  const inflated = Readable.from(file.data).pipe(createInflate({ chunkSize: INFLATE_CHUNK_BYTES }));
  for await (const piece of inflated) take(piece);
  if (rows < file.height) throw new BrokenPng('Fewer data than pixels');
}

/** Reads the pixels of a PNG, scaled down to at most 1600 pixels per side; undefined if it cannot be drawn. */
export async function readPngPixels(bytes: Buffer): Promise<Pixels | undefined> {
  const file = openPng(bytes);
  if (!file) return undefined;
  const shrinking = new Shrinking(file);
  const paint = rowPainter(file);
  const painted = new Uint8Array(3 * file.width);
  try {
    await readRows(file, (row) => {
      paint(row, painted);
      shrinking.add(painted);
    });
  } catch (error) {
    if (error instanceof BrokenPng || isZlibError(error)) return undefined;
    throw error;
  }
  return shrinking.pixels();
}
