import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../readPdf.ts';
import { sampleTicket } from '../samples.ts';
import { renderTicket } from '../ticket.ts';
import { readPicture } from './pictures.ts';

interface Png {
  width: number;
  height: number;
  /** 2 for red, green and blue, 6 with transparency as well. */
  kind?: number;
  isInterlaced?: boolean;
  /** The lines of the picture, each begun by the number of its filter. */
  lines?: Buffer;
  /** In place of the packed lines. */
  packed?: Buffer;
}

function png({ width, height, kind = 6, isInterlaced = false, lines, packed }: Png): Buffer {
  const samples = kind === 6 ? 4 : 3;
  const content = lines ?? Buffer.alloc(height * (1 + width * samples));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, kind, 0, 0, isInterlaced ? 1 : 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', packed ?? deflateSync(content)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The head of a JPEG with its size and how the camera was held. */
function jpegHead(width: number, height: number, orientation: number): Buffer {
  const exif = Buffer.from('45786966000049492a0008000000010012010300010000000000000000000000', 'hex');
  exif.writeUInt16LE(orientation, 24);
  const frame = Buffer.from('ffc0001108000000000301110002110003110000', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const app = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app, exif, frame, Buffer.from([0xff, 0xd9])]);
}

const badFilter = () => {
  const lines = Buffer.alloc(2 * (1 + 2 * 4));
  lines[9] = 7;
  return lines;
};

describe('readPicture', () => {
  it('reads the size of a photo as it is seen', () => {
    expect(readPicture(png({ width: 4, height: 2 }))).toMatchObject({ width: 4, height: 2 });
    expect(readPicture(jpegHead(40, 30, 1))).toMatchObject({ width: 40, height: 30 });
    // Held upright: the camera stores it on its side.
    expect(readPicture(jpegHead(40, 30, 6))).toMatchObject({ width: 30, height: 40 });
  });

  it.each([
    ['no picture', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
    ['a picture that is cut off', png({ width: 200, height: 200 }).subarray(0, 60)],
    ['a JPEG that is cut off', jpegHead(40, 30, 1).subarray(0, 20)],
    ['content that does not unpack', png({ width: 2, height: 2, packed: Buffer.from('nonsense') })],
    ['too little content', png({ width: 2, height: 200, lines: Buffer.alloc(9) })],
    ['content that unpacks to far more', png({ width: 2, height: 2, lines: Buffer.alloc(10_000_000) })],
    ['a filter that does not exist', png({ width: 2, height: 2, lines: badFilter() })],
    ['lines that are interlaced', png({ width: 2, height: 2, isInterlaced: true })],
    ['more pixels than any photo', png({ width: 100_000, height: 100_000, lines: Buffer.alloc(9) })],
    ['no pixels', png({ width: 0, height: 2 })],
  ])('refuses %s', (_, bytes) => expect(readPicture(bytes)).toBeUndefined());
});

describe('the photos of a ticket', () => {
  it('are drawn with their names; those that can’t be drawn are named below', async () => {
    const photos = [
      { name: 'pump.png', bytes: png({ width: 60, height: 40 }) },
      { name: 'flange.png', bytes: png({ width: 40, height: 60, kind: 2 }) },
      { name: 'broken.png', bytes: png({ width: 2, height: 2, packed: Buffer.from('nonsense') }) },
      { name: 'strange.png', bytes: png({ width: 2, height: 2, lines: badFilter() }) },
    ];
    const ticket = sampleTicket({ photos, otherFiles: ['report.docx'], signature: null });
    const { alts, text } = await readPdf(await renderTicket(ticket));
    expect(alts).toEqual(['pump.png', 'flange.png']);
    expect(text).toContain('Further attachments broken.png strange.png report.docx');
  });

  it('leave the name of a company in the place of a logo that can’t be drawn', async () => {
    const logo = png({ width: 2, height: 2, packed: Buffer.from('nonsense') });
    const { text, alts } = await readPdf(
      await renderTicket(sampleTicket({ style: { logo }, signature: null })),
    );
    expect(alts).toEqual([]);
    expect(text).toMatch(/^Caprock Well Services LLC/);
  });
});
