/**
 * Where a picture can hold text: its comments and metadata, its first bytes, and whatever follows its end. The bytes of
 * the pixels are left out: compressed, they hold every short word sooner or later.
 */
import type { FileHandle } from 'node:fs/promises';
import { createReader, type Read, WINDOW } from './readParts.ts';

export { TooManyParts } from './readParts.ts';

/** A part of a file: from this byte to before that one. It may reach beyond the file's end. */
export interface Span {
  from: number;
  to: number;
}

/** Browsers guess a type by the first 1445 bytes at most (WHATWG MIME Sniffing, 5). */
const GUESSED_BY = 2048;

type Walk = (read: Read) => AsyncGenerator<Span>;

/** What stands where the format has nothing, or nothing more, to say. */
const outside = (at: number): Span => ({ from: at, to: at + GUESSED_BY });

const pngTexts = new Set(['tEXt', 'iTXt', 'zTXt', 'eXIf']);

/** PNG (W3C), 5.3: length, type, content and checksum of one chunk after the other. */
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

/** Finds the marker that ends the pixels of a JPEG: 0xFF, and neither a zero nor a restart after it. */
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

/** JPEG (ITU T.81, B.1): marker, length and content of one segment after the other; 0xDA begins pixels. */
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

/** The bytes of a GIF's colours, from the byte that says whether there are any and how many. */
const coloursOf = (packed: number) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);

/** Finds the end of a row of sub-blocks, each with its length before it; an empty one is the last. */
async function endOfBlocks(read: Read, from: number): Promise<number> {
  for (let at = from; ; ) {
    const [length = 0] = await read(at, 1);
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** GIF89a: 0x21 begins an extension, comments among them, 0x2C a picture, 0x3B is the end. */
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

/** Text of a script: printable ASCII and white space. */
const SCRIPT_TEXT = '[\\t-\\r -~]';
/** A script up to a comment, which hides the bytes of the picture from its reader, or a script throughout. */
const SCRIPT = new RegExp(`^(?:${SCRIPT_TEXT}*?/[*/]|${SCRIPT_TEXT}{7}$)`);

/**
 * Finds out whether a GIF begins with a picture. One that is a script as well has text where its size stands, since a
 * script reads its first bytes as the name `GIF89a`: "GIF89a/*" is 10,799 pixels wide.
 */
export async function beginsWithGifPicture(file: FileHandle): Promise<boolean> {
  const read = createReader(file);
  const header = await read(0, 13);
  if (SCRIPT.test(header.toString('latin1', 6))) return false;
  for (let at = 13 + coloursOf(header[10] ?? 0); ; ) {
    const [introducer] = await read(at, 1);
    // A file that breaks off holds nothing else.
    if (introducer !== 0x21) return introducer === 0x2c || introducer === undefined;
    at = await endOfBlocks(read, at + 2);
  }
}

/** WebP: a RIFF file, with a name and a length before each chunk. */
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

/** HEIC (ISO 14496-12, 4.2): a length and a type before each box; `mdat` holds the pixels. */
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
 * Lists the parts of a picture that hold text, one after the other.
 * @throws {TooManyParts} for one that was made to be long in looking through
 */
export async function* pictureTexts(file: FileHandle, mime: string): AsyncGenerator<Span> {
  yield { from: 0, to: GUESSED_BY };
  const walk = walks[mime];
  if (walk) yield* walk(createReader(file));
}
