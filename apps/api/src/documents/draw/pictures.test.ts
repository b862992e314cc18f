import { describe, expect, it } from 'vitest';
import { png } from '../../../test/documents/samplePng.ts';
import { sampleTicket } from '../../../test/documents/samples.ts';
import type { DocumentPhoto } from '../model.ts';
import { readPdf } from '../readPdf.ts';
import { renderTicket } from '../ticket.ts';
import { readPhotos } from './photos.ts';
import { readPicture } from './pictures.ts';

/** The start of a JPEG with its size and orientation. */
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
  it('reads the size of a photo after rotation', async () => {
    expect(await readPicture(png({ width: 4, height: 2 }))).toMatchObject({ width: 4, height: 2 });
    expect(await readPicture(jpegHead(40, 30, 1))).toMatchObject({ width: 40, height: 30 });
    // The camera was held upright, and such cameras store the picture on its side.
    expect(await readPicture(jpegHead(40, 30, 6))).toMatchObject({ width: 30, height: 40 });
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
    ['a color type that does not exist', png({ width: 2, height: 2, kind: 5 })],
    ['a palette without colors', png({ width: 2, height: 2, kind: 3 })],
  ])('rejects %s', async (_, bytes) => expect(await readPicture(bytes)).toBeUndefined());
});

describe('pictures of a ticket PDF', () => {
  it('are drawn with their names, and unreadable pictures are listed as further attachments', async () => {
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

  it('leave out an unreadable logo and show the company name', async () => {
    const logo = png({ width: 2, height: 2, packed: Buffer.from('nonsense') });
    const { text, alts } = await readPdf(
      await renderTicket(sampleTicket({ style: { logo }, signature: null })),
    );
    expect(alts).toEqual([]);
    expect(text).toMatch(/^Caprock Well Services LLC/);
  });

  it('are drawn up to 60 megapixels of PNGs in total, and the rest is listed as attachments', async () => {
    // Broken pictures take no time to unpack, but the limit counts the size in their headers.
    const bytes = png({ width: 4000, height: 3000, packed: Buffer.from('nonsense') });
    const small = { name: 'small.png', bytes: png({ width: 60, height: 40 }) };
    const large = Array.from({ length: 5 }, (_, index) => ({ name: `large ${index}.png`, bytes }));
    const namesOf = async (photos: DocumentPhoto[]) => {
      const { photos: readable, unreadable } = await readPhotos(photos);
      return { readable: readable.map(({ name }) => name), others: unreadable };
    };
    const names = large.map(({ name }) => name);
    expect(await namesOf([...large, small])).toEqual({ readable: [], others: [...names, 'small.png'] });
    expect(await namesOf([...large.slice(1), small])).toEqual({
      readable: ['small.png'],
      others: names.slice(1),
    });
  });
});
