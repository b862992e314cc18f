/**
 * Finds the parts of an image that can contain text: comments, metadata, the first bytes, and data after its end. Pixel
 * data is skipped, because compressed bytes eventually contain any short word.
 */
import type { FileHandle } from 'node:fs/promises';
import { createReader, type Read, WINDOW } from './readParts.ts';

export { TooManyParts } from './readParts.ts';

/** A part of a file in bytes, `to` excluded. It may extend beyond the end of the file. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Bytes at the beginning that are always checked. Browsers guess a type from at most the first 1445 bytes (WHATWG MIME
 * Sniffing, 5).
 */
const GUESSED_BY = 2048;

type Walk = (read: Read) => AsyncGenerator<Span>;

/** Returns the span of bytes that are not part of the image format. */
const outside = (at: number): Span => ({ from: at, to: at + GUESSED_BY });

const pngTexts = new Set(['tEXt', 'iTXt', 'zTXt', 'eXIf']);

/** PNG (W3C), 5.3: a sequence of chunks with length, type, content and checksum. */
async function* png(read: Read): AsyncGenerator<Span> {
  for (let at = 8; ; ) {
    const head = await read(at, 8);
    if (head.length < 8) return;
    const type = head.toString('latin1', 4);
    const end = at + 12 + head.readUInt32BE(0);
    if (pngTexts.has(type)) yield { from: at + 8, to: end };
    if (type === 'IEND') return yield outside(end);
    at = end;
  }
}

/** Finds the marker that ends the pixel data of a JPEG: 0xFF not followed by a zero or a restart marker. */
async function endOfScan(read: Read, from: number): Promise<number | undefined> {
  for (let at = from; ; ) {
    const piece = await read(at, WINDOW);
    if (piece.length < 2) return undefined;
    for (let i = piece.indexOf(0xff); i !== -1 && i < piece.length - 1; i = piece.indexOf(0xff, i + 1)) {
      const next = piece[i + 1] ?? 0;
      if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at + i;
    }
    at += piece.length - 1;
  }
}

/** JPEG (ITU T.81, B.1): a sequence of segments with marker, length and content. 0xDA starts the pixel data. */
async function* jpeg(read: Read): AsyncGenerator<Span> {
  for (let at: number | undefined = 2; at !== undefined; ) {
    const [mark, marker = 0, high = 0, low = 0] = await read(at, 4);
    if (mark === undefined) return;
    if (mark !== 0xff || marker === 0) return yield outside(at);
    if (marker === 0xd9) return yield outside(at + 2);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end: number = at + 2 + Math.max(2, high * 256 + low);
    if (marker === 0xfe || (marker >= 0xe0 && marker <= 0xef)) yield { from: at + 4, to: end };
    at = marker === 0xda ? await endOfScan(read, end) : end;
  }
}

/** Returns the length of a GIF color table in bytes from its packed field. */
const coloursOf = (packed: number) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);

/** Finds the end of a sequence of sub-blocks, each preceded by its length. An empty one ends the sequence. */
async function endOfBlocks(read: Read, from: number): Promise<number> {
  for (let at = from; ; ) {
    const [length = 0] = await read(at, 1);
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** GIF89a: 0x21 starts an extension, such as a comment, 0x2C an image, and 0x3B ends the file. */
async function* gif(read: Read): AsyncGenerator<Span> {
  const header = await read(0, 13);
  for (let at = 13 + coloursOf(header[10] ?? 0); ; ) {
    const [introducer] = await read(at, 1);
    if (introducer === undefined) return;
    if (introducer === 0x21) {
      const end = await endOfBlocks(read, at + 2);
      yield { from: at + 2, to: end };
      at = end;
    } else if (introducer === 0x2c) {
      const picture = await read(at, 10);
      at = await endOfBlocks(read, at + 11 + coloursOf(picture[9] ?? 0));
    } else return yield outside(introducer === 0x3b ? at + 1 : at);
  }
}

/** Characters of a script: printable ASCII and white space. */
const SCRIPT_TEXT = '[\\t-\\r -~]';
/**
 * Matches a script up to a comment, which hides the image bytes from the script parser, or seven bytes of script text.
 */
const SCRIPT = new RegExp(`^(?:${SCRIPT_TEXT}*?/[*/]|${SCRIPT_TEXT}{7}$)`);

/**
 * Returns whether a GIF begins with a real image. A GIF that is also a script has text in place of its size, because a
 * script parser reads its first bytes as the name `GIF89a`: "GIF89a/*" would be 10,799 pixels wide.
 */
export async function beginsWithGifPicture(file: FileHandle): Promise<boolean> {
  const read = createReader(file);
  const header = await read(0, 13);
  if (SCRIPT.test(header.toString('latin1', 6))) return false;
  for (let at = 13 + coloursOf(header[10] ?? 0); ; ) {
    const [introducer] = await read(at, 1);
    // A truncated file contains nothing else.
    if (introducer !== 0x21) return introducer === 0x2c || introducer === undefined;
    at = await endOfBlocks(read, at + 2);
  }
}

/** WebP: a RIFF file, in which each chunk has a name and a length. */
async function* webp(read: Read): AsyncGenerator<Span> {
  const header = await read(0, 12);
  const end = 8 + header.readUInt32LE(4);
  for (let at = 12; at < end; ) {
    const head = await read(at, 8);
    if (head.length < 8) return;
    const size = head.readUInt32LE(4);
    const type = head.toString('latin1', 0, 4);
    if (type === 'EXIF' || type === 'XMP ') yield { from: at + 8, to: at + 8 + size };
    at += 8 + size + (size % 2);
  }
  yield outside(end);
}

/** HEIC (ISO 14496-12, 4.2): each box has a length and a type; `mdat` contains the pixel data. */
async function* heic(read: Read): AsyncGenerator<Span> {
  for (let at = 0; ; ) {
    const head = await read(at, 16);
    if (head.length < 8) return yield outside(at);
    const short = head.readUInt32BE(0);
    const size = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    const isLast = size === 0;
    if (!isLast && size < 8) return yield outside(at);
    if (head.toString('latin1', 4, 8) !== 'mdat') yield isLast ? outside(at) : { from: at, to: at + size };
    if (isLast) return;
    at += size;
  }
}

const walks: Record<string, Walk> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/gif': gif,
  'image/webp': webp,
  'image/heic': heic,
};

/**
 * Lists the parts of an image that can contain text.
 * @throws {TooManyParts} for an image that would take too long to inspect
 */
export async function* pictureTexts(file: FileHandle, mime: string): AsyncGenerator<Span> {
  yield { from: 0, to: GUESSED_BY };
  const walk = walks[mime];
  if (walk) yield* walk(createReader(file));
}
