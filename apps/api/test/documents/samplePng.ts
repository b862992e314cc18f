import { crc32, deflateSync } from 'node:zlib';

interface Png {
  width: number;
  height: number;
  /** Color type: 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGB with alpha. */
  kind?: number;
  /** Bits per sample. */
  depth?: number;
  isInterlaced?: boolean;
  palette?: Buffer;
  transparency?: Buffer;
  /** Rows of the image, each preceded by its filter number; defaults to zeros. */
  lines?: Buffer;
  /** Content of the data chunk, instead of compressed rows. */
  packed?: Buffer;
}

const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function chunk(name: string, data: Buffer | undefined): Buffer {
  if (!data) return Buffer.alloc(0);
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Creates a PNG, which may be invalid, for tests. */
export function png({
  width,
  height,
  kind = 6,
  depth = 8,
  isInterlaced = false,
  palette,
  transparency,
  lines,
  packed,
}: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, kind, 0, 0, isInterlaced ? 1 : 0], 8);
  const content = () =>
    lines ?? Buffer.alloc(height * (1 + Math.ceil((width * (samplesOf[kind] ?? 0) * depth) / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', transparency),
    chunk('IDAT', packed ?? deflateSync(content())),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
