import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { AttachmentExtension } from '@derrick/domain/files';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples } from '../../test/files/samples.ts';
import { contentType } from './content.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derrick-content-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function typeOf(content: Buffer, extension: AttachmentExtension) {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  return contentType(path, extension);
}

/** Encodes a number in the given number of bytes, big-endian. */
const number = (value: number, bytes: number) => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};
const reversed = (value: number) => number(value, 4).reverse();

/** Creates an image from the given pixel bytes, a text in its comment or metadata, and data after its end. */
type Make = (pixels: Buffer, text?: string, rest?: string) => Buffer;

const chunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), content]);
  return Buffer.concat([number(content.length, 4), named, number(crc32(named), 4)]);
};
const png: Make = (pixels, text = '', rest = '') =>
  Buffer.concat([
    samples.png.subarray(0, 33),
    chunk('tEXt', Buffer.from(`Comment\0${text}`)),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(rest),
  ]);

/** Escapes pixel bytes: in the pixel data of a JPEG, 0xFF is followed by a zero. */
const escaped = (pixels: Buffer) =>
  Buffer.from([...pixels].flatMap((byte) => (byte === 255 ? [255, 0] : byte)));
const jpeg: Make = (pixels, text = '', rest = '') =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.from('fffe', 'hex'),
    number(2 + text.length, 2),
    Buffer.from(text),
    Buffer.from('ffda0008010100003f00', 'hex'),
    escaped(pixels),
    Buffer.from('ffd9', 'hex'),
    Buffer.from(rest),
  ]);

const blocks = (content: Buffer) => {
  const cut = Array.from({ length: Math.ceil(content.length / 255) }, (_, index) =>
    content.subarray(255 * index, 255 * (index + 1)),
  );
  return Buffer.concat([...cut.flatMap((part) => [number(part.length, 1), part]), Buffer.alloc(1)]);
};
const gif: Make = (pixels, text = '', rest = '') =>
  Buffer.concat([
    Buffer.from('474946383961010001000000', 'hex'),
    Buffer.from('0021fe', 'hex'),
    blocks(Buffer.from(text)),
    Buffer.from('2c0000000001000100', 'hex'),
    Buffer.from('0002', 'hex'),
    blocks(pixels),
    Buffer.from(`;${rest}`),
  ]);

const webp: Make = (pixels, text = '', rest = '') => {
  const part = (type: string, content: Buffer) => {
    const padding = Buffer.alloc(content.length % 2);
    return Buffer.concat([Buffer.from(type), reversed(content.length), content, padding]);
  };
  const content = Buffer.concat([Buffer.from('WEBP'), part('VP8 ', pixels), part('XMP ', Buffer.from(text))]);
  return Buffer.concat([Buffer.from('RIFF'), reversed(content.length), content, Buffer.from(rest)]);
};

const heic: Make = (pixels, text = '', rest = '') => {
  const box = (type: string, content: Buffer) =>
    Buffer.concat([number(8 + content.length, 4), Buffer.from(type), content]);
  return Buffer.concat([
    samples.heic,
    box('meta', Buffer.from(text)),
    box('mdat', pixels),
    rest === '' ? Buffer.alloc(0) : Buffer.from(rest),
  ]);
};

const pictures = [
  ['png', 'image/png', png],
  ['jpg', 'image/jpeg', jpeg],
  ['gif', 'image/gif', gif],
  ['webp', 'image/webp', webp],
  ['heic', 'image/heic', heic],
] as const;

const bytes = fc.uint8Array({ maxLength: 600 }).map((content) => Buffer.from(content));
const markup = fc.constantFrom('<svg>', '<SVG onload=x>', '<script>', '<?php ', '<html>', '<!DOCTYPE html>');
/** Longer than the part by which browsers guess a type. */
const lead = Buffer.alloc(3000, 7);

describe.each(pictures)('an image: %s', (extension, type, make) => {
  it('an image is accepted with any pixel bytes, including markup', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, markup, bytes, async (before, words, after) => {
        const pixels = Buffer.concat([lead, before, Buffer.from(words), after]);
        expect(await typeOf(make(pixels), extension)).toBe(type);
      }),
      { numRuns: 40 },
    );
  });

  it('an image is rejected with markup in its comments, in its metadata or after its end', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, markup, async (pixels, words) => {
        const all = Buffer.concat([lead, pixels]);
        expect(await typeOf(make(all, `a ${words} b`), extension)).toBeUndefined();
        expect(await typeOf(make(all, 'a comment', `..${words}`), extension)).toBeUndefined();
        expect(await typeOf(make(all, 'a comment <of 2 < 3>'), extension)).toBe(type);
      }),
      { numRuns: 25 },
    );
  });

  it('an image is accepted when truncated or followed by random bytes', async () => {
    const whole = make(Buffer.concat([lead, Buffer.from([255, 255, 0, 1])]), 'a comment');
    for (const length of [40, 60, whole.length - 3000, whole.length - 2]) {
      expect(await typeOf(whole.subarray(0, length), extension)).toBe(type);
    }
    await fc.assert(
      fc.asyncProperty(bytes, async (rest) => {
        expect(await typeOf(Buffer.concat([whole.subarray(0, 60), rest]), extension)).toBe(type);
      }),
      { numRuns: 40 },
    );
  });
});

it.each([
  ['a comment instead of a size', 'GIF89a/*', '*/=1;alert(1)//'],
  ['a comment in a line', 'GIF89a//', '\nalert(1)//'],
  ['an assignment and a comment', 'GIF89a=1/*', '*/;alert(1)//'],
  ['text throughout', 'GIF89a=alert(1);//', ''],
])('a GIF that is also a script is rejected: %s', async (_, start, script) => {
  const header = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(13)]).subarray(0, 13);
  // Without colors, so that the image blocks follow immediately.
  const isWhole = header[10] === 0;
  const rest = gif(Buffer.from([1, 2, 3]), script).subarray(13);
  const picture = isWhole ? Buffer.concat([header, rest]) : Buffer.from(start + script, 'latin1');
  expect(await typeOf(picture, 'gif')).toBeUndefined();
});

it('a GIF without image data is rejected', async () => {
  const start = Buffer.from('47494638396101000100000000', 'hex');
  expect(await typeOf(Buffer.concat([start, Buffer.from('x=1;alert(1)')]), 'gif')).toBeUndefined();
  expect(await typeOf(Buffer.concat([start, Buffer.from(';alert(1)')]), 'gif')).toBeUndefined();
});

it('a GIF of any dimensions is accepted', async () => {
  const sizes = fc.tuple(fc.integer({ min: 1, max: 8000 }), fc.integer({ min: 1, max: 8000 }));
  await fc.assert(
    fc.asyncProperty(sizes, async ([width, height]) => {
      const picture = Buffer.from(gif(Buffer.from([1, 2, 3])));
      picture.writeUInt16LE(width, 6);
      picture.writeUInt16LE(height, 8);
      expect(await typeOf(picture, 'gif')).toBe('image/gif');
    }),
    { numRuns: 100 },
  );
});

it('an image with a million empty segments is rejected', async () => {
  const segment = Buffer.from('ffe00002', 'hex');
  const many = Buffer.concat([Buffer.from('ffd8', 'hex'), ...Array<Buffer>(1_000_000).fill(segment)]);
  expect(await typeOf(many, 'jpg')).toBeUndefined();
});

it.each(['svg', 'xmlSvg', 'html', 'pngWithScript', 'gifWithScript'] as const)(
  '%s is rejected with every image extension',
  async (name) => {
    for (const [extension] of pictures) expect(await typeOf(samples[name], extension)).toBeUndefined();
  },
);
