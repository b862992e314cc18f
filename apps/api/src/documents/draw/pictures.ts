import { inflateSync } from 'node:zlib';

/** A picture that can be drawn, with its size as it is seen, in pixels. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A photo of 12 megapixels is 4000 × 3000; as PNG with transparency it takes 48 MB while it is read. */
const MOST_DECODED_PIXELS = 12_000_000;

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** The kinds of PNG and how many samples a pixel has in each; 3 is an index into a palette. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Chunks of a PNG: the name of each and its content. */
function* chunksOf(bytes: Buffer): Generator<[name: string, content: Buffer]> {
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) return;
    yield [bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length)];
    at += 12 + length;
  }
}

/**
 * Reads a PNG. What PDFKit would have to decode and can't makes it throw where nobody catches it: such a picture is
 * tried here first, and one that is interlaced or larger than any photo is refused.
 */
function readPng(bytes: Buffer): Picture | undefined {
  const chunks = [...chunksOf(bytes)];
  const [first] = chunks;
  if (first?.[0] !== 'IHDR' || first[1].length < 13) return undefined;
  const [, header] = first;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, kind = 0, , , interlace] = header.subarray(8);
  const samples = SAMPLES[kind];
  if (samples === undefined || interlace !== 0 || width * height === 0) return undefined;
  if (width * height > MOST_DECODED_PIXELS) return undefined;
  if (kind === 3 && !chunks.some(([name]) => name === 'PLTE')) return undefined;
  const lineBytes = 1 + Math.ceil((width * samples * depth) / 8);
  const data = Buffer.concat(chunks.filter(([name]) => name === 'IDAT').map(([, content]) => content));
  try {
    const lines = inflateSync(data, { maxOutputLength: lineBytes * height });
    if (lines.length !== lineBytes * height) return undefined;
    // Each line begins with the number of its filter, of which there are five.
    for (let at = 0; at < lines.length; at += lineBytes) if ((lines[at] ?? 5) > 4) return undefined;
  } catch {
    return undefined;
  }
  return { bytes, width, height };
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The orientation in the Exif part of a JPEG, 1 to 8; from 5 on, the picture lies on its side. */
function orientationOf(part: Buffer): number {
  if (part.toString('latin1', 0, 6) !== 'Exif\0\0' || part.length < 14) return 1;
  const isLittle = part.toString('latin1', 6, 8) === 'II';
  const read16 = (at: number) => (isLittle ? part.readUInt16LE(at) : part.readUInt16BE(at));
  const start = 6 + (isLittle ? part.readUInt32LE(10) : part.readUInt32BE(10));
  if (start + 2 > part.length) return 1;
  for (let place = 0; place < read16(start); place += 1) {
    const at = start + 2 + 12 * place;
    if (at + 12 > part.length) return 1;
    if (read16(at) === 0x0112) return read16(at + 8);
  }
  return 1;
}

function readJpeg(bytes: Buffer): Picture | undefined {
  let at = 2;
  let orientation = 1;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (marker === 0xe1) orientation = orientationOf(bytes.subarray(at + 4, at + 2 + length));
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      if (width * height === 0) return undefined;
      return orientation > 4 ? { bytes, width: height, height: width } : { bytes, width, height };
    }
    at += 2 + length;
  }
  return undefined;
}

/** Reads a PNG or JPEG that can be drawn; undefined for everything else. */
export function readPicture(content: Uint8Array): Picture | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes);
  return undefined;
}
