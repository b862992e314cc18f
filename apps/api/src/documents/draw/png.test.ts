import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { png } from '../../../test/documents/samplePng.ts';
import { readPngPixels } from './png.ts';

/** The colors of a drawn picture, row by row. */
async function colorsOf(bytes: Buffer): Promise<string[][]> {
  const pixels = await readPngPixels(bytes);
  if (!pixels) throw new Error('The picture cannot be drawn');
  const data = inflateSync(pixels.deflated);
  const rowBytes = 1 + 3 * pixels.width;
  return Array.from({ length: pixels.height }, (_, y) => {
    const row = data.subarray(y * rowBytes + 1, (y + 1) * rowBytes);
    // Each byte is the difference from the pixel on the left.
    for (let at = 3; at < row.length; at += 1) row[at] = (row[at] ?? 0) + (row[at - 3] ?? 0);
    return Array.from({ length: pixels.width }, (_column, x) => row.toString('hex', 3 * x, 3 * x + 3));
  });
}

/** Pseudorandom bytes, the same in every run. */
const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * at * 31 + at * 7) % 256));

/** Filters a row as an encoder does. This is the inverse of the function under test. */
function filtered(filter: number, row: Buffer, above: Buffer, pixelBytes: number): Buffer {
  const coded = Buffer.from(row);
  for (let at = 0; at < row.length; at += 1) {
    const left = row[at - pixelBytes] ?? 0;
    const up = above[at] ?? 0;
    const corner = above[at - pixelBytes] ?? 0;
    const nearest = [left, up, corner].toSorted(
      (a, b) => Math.abs(left + up - corner - a) - Math.abs(left + up - corner - b),
    )[0];
    const predicted = [0, left, up, Math.floor((left + up) / 2), nearest ?? 0][filter] ?? 0;
    coded[at] = (row[at] ?? 0) - predicted;
  }
  return Buffer.concat([Buffer.from([filter]), coded]);
}

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

describe('readPngPixels', () => {
  it.each([
    ['gray of 1 bit', { kind: 0, depth: 1, width: 3, lines: hex('00 a0') }, ['ffffff', '000000', 'ffffff']],
    [
      'gray of 4 bits',
      { kind: 0, depth: 4, width: 3, lines: hex('00 0f80') },
      ['000000', 'ffffff', '888888'],
    ],
    ['gray of 8 bits', { kind: 0, width: 2, lines: hex('00 11ee') }, ['111111', 'eeeeee']],
    ['gray of 16 bits', { kind: 0, depth: 16, width: 2, lines: hex('00 1234ee00') }, ['121212', 'eeeeee']],
    [
      'a transparent gray',
      { kind: 0, width: 2, lines: hex('00 11ee'), transparency: hex('0011') },
      ['ffffff', 'eeeeee'],
    ],
    ['colors', { kind: 2, width: 2, lines: hex('00 102030 ffeedd') }, ['102030', 'ffeedd']],
    ['colors of 16 bits', { kind: 2, depth: 16, width: 1, lines: hex('00 10ff20ff30ff') }, ['102030']],
    [
      'a transparent color',
      { kind: 2, width: 2, lines: hex('00 102030 ffeedd'), transparency: hex('0010 0020 0030') },
      ['ffffff', 'ffeedd'],
    ],
    [
      'a palette of 2 bits with transparency',
      {
        kind: 3,
        depth: 2,
        width: 3,
        lines: hex('00 18'),
        palette: hex('000000 102030 ffeedd'),
        transparency: hex('00ff'),
      },
      ['ffffff', '102030', 'ffeedd'],
    ],
    [
      'gray with opacity',
      { kind: 4, width: 3, lines: hex('00 00ff 0000 0080') },
      ['000000', 'ffffff', '7f7f7f'],
    ],
    ['colors with opacity', { kind: 6, width: 2, lines: hex('00 102030ff 10203000') }, ['102030', 'ffffff']],
    [
      'colors of 16 bits with opacity',
      { kind: 6, depth: 16, width: 1, lines: hex('00 1000200030000000') },
      ['ffffff'],
    ],
  ])('reads %s on white background', async (_, picture, colors) => {
    expect(await colorsOf(png({ height: 1, ...picture }))).toEqual([colors]);
  });

  it('decodes every PNG filter', async () => {
    const [width, height] = [7, 10];
    const rows = Array.from({ length: height }, (_, y) =>
      noise(3 * width * height).subarray(3 * width * y, 3 * width * (y + 1)),
    );
    const lines = Buffer.concat(
      rows.map((row, y) => filtered(y % 5, row, rows[y - 1] ?? Buffer.alloc(3 * width), 3)),
    );
    const colors = rows.map((row) =>
      Array.from({ length: width }, (_, x) => row.toString('hex', 3 * x, 3 * x + 3)),
    );
    expect(await colorsOf(png({ width, height, kind: 2, lines }))).toEqual(colors);
  });

  it('scales a large picture down to at most 1600 pixels per side by averaging pixels', async () => {
    // 2001 pixels: 1000 pairs of black and white, and one black pixel.
    const row = Buffer.from(Array.from({ length: 2001 }, (_, x) => (x % 2 === 0 ? 0 : 255)));
    const lines = Buffer.concat(Array.from({ length: 3 }, () => Buffer.concat([Buffer.from([0]), row])));
    const colors = await colorsOf(png({ width: 2001, height: 3, kind: 0, lines }));
    const half = Array.from({ length: 1000 }, () => '808080');
    expect(colors).toEqual([
      [...half, '000000'],
      [...half, '000000'],
    ]);
  });
});
