import { isPng, readPngPixels, unpackedPixels } from './png.ts';
import type { Pixels } from './shrinking.ts';

/** A picture that can be drawn, with its displayed size in pixels. */
export interface Picture {
  width: number;
  height: number;
  /** Bytes of a JPEG, which PDFs embed unchanged, or the pixels of a PNG. */
  source: Buffer | Pixels;
}

const bufferOf = (content: Uint8Array) => Buffer.from(content.buffer, content.byteOffset, content.byteLength);

/** Number of pixels that reading a picture unpacks, as a measure of its time. A JPEG is not unpacked. */
export const pixelsToUnpack = (content: Uint8Array): number => unpackedPixels(bufferOf(content));

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The orientation in the Exif part of a JPEG, 1 to 8. From 5 on, the picture is on its side. */
function orientationOf(part: Buffer): number {
  if (part.toString('latin1', 0, 6) !== 'Exif\0\0' || part.length < 14) return 1;
  const isLittle = part.toString('latin1', 6, 8) === 'II';
  const read16 = (at: number) => (isLittle ? part.readUInt16LE(at) : part.readUInt16BE(at));
  const start = 6 + (isLittle ? part.readUInt32LE(10) : part.readUInt32BE(10));
  if (start + 2 > part.length) return 1;
  for (let index = 0; index < read16(start); index += 1) {
    const at = start + 2 + 12 * index;
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
      const size = orientation > 4 ? { width: height, height: width } : { width, height };
      return { ...size, source: bytes };
    }
    at += 2 + length;
  }
  return undefined;
}

/** Reads a PNG or JPEG that can be drawn; undefined for all other content. */
export async function readPicture(content: Uint8Array): Promise<Picture | undefined> {
  const bytes = bufferOf(content);
  if (isPng(bytes)) {
    const pixels = await readPngPixels(bytes);
    return pixels && { width: pixels.width, height: pixels.height, source: pixels };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes);
  return undefined;
}
