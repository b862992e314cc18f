import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isActivePdf } from './activePdf.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derrick-pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function isActive(...parts: (string | Buffer)[]) {
  const path = join(folder, 'upload.pdf');
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  await writeFile(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), ...bytes, Buffer.from('\n%%EOF\n')]));
  return isActivePdf(path);
}

const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`4 0 obj\n<<${dictionary}>>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
/** Returns an object stream that contains the text of objects. */
const objects = (text: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  stream(dictionary, deflateSync(Buffer.from(text)));

describe('a PDF with active content', () => {
  it.each([
    ['a script', '1 0 obj\n<</S/JavaScript/JS(app.alert(1))>>\nendobj'],
    ['a script under an escaped name', '1 0 obj\n<</S /J#61v#61Script /JS (app.alert(1))>>\nendobj'],
    ['a script under a name escaped with capitals', '1 0 obj\n<</S /#4AavaScript>>\nendobj'],
    ['scripts of the document', '1 0 obj\n<</Names<</JavaScript 2 0 R>>>>\nendobj'],
    ['a command', '1 0 obj\n<</OpenAction<</S/Launch/Win<</F(cmd.exe)>>>>>>\nendobj'],
    ['an embedded file', '1 0 obj\n<</Type/EmbeddedFile>>\nstream\nMZ\nendstream\nendobj'],
    ['embedded files', '1 0 obj\n<</Names<</EmbeddedFiles 2 0 R>>>>\nendobj'],
    ['a movie', '1 0 obj\n<</Subtype/RichMedia>>\nendobj'],
    ['a form with scripts of its own', '1 0 obj\n<</AcroForm<</XFA 3 0 R>>>>\nendobj'],
  ])('is detected: %s', async (_, text) => {
    expect(await isActive(text)).toBe(true);
  });

  it('is detected across the boundary between two reads', async () => {
    for (let gap = 65_500; gap < 65_540; gap += 1) {
      expect(await isActive(' '.repeat(gap), '/JavaScript ')).toBe(true);
    }
  });

  it('is detected in an object stream', async () => {
    expect(await isActive(objects('1 0 <</S/JavaScript/JS(app.alert(1))>>'))).toBe(true);
    expect(await isActive(objects('1 0 <</S/X/JS(app.alert(1))>>'))).toBe(true);
    // Some readers accept object streams without `/Type`.
    const untyped = '/N 1/First 4/Filter/FlateDecode';
    expect(await isActive(objects('1 0 <</S/Launch>>', untyped))).toBe(true);
    // Longer than the first read, and without a pattern that would compress well.
    const noise = fc.sample(fc.string({ minLength: 40_000, maxLength: 40_000 }), { numRuns: 1, seed: 1 });
    const long = noise.join('').replaceAll('/', '');
    expect(await isActive(objects(`${long} /Launch >>`))).toBe(true);
    expect(await isActive(objects(long))).toBe(false);
  });

  it('is assumed when object streams cannot be read', async () => {
    const harmless = '1 0 <</Type/Catalog>>';
    expect(await isActive(objects(harmless, '/Type/ObjStm/N 1/First 4/Filter/LZWDecode'))).toBe(true);
    const twice = '/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]';
    expect(await isActive(objects(harmless, twice))).toBe(true);
    expect(await isActive(objects(harmless), 'trailer\n<</Encrypt 9 0 R>>')).toBe(true);
    expect(await isActive(stream('/Type/ObjStm/Filter/FlateDecode', Buffer.from('no data')))).toBe(true);
    const bomb = deflateSync(Buffer.alloc(17 * 1024 * 1024));
    expect(await isActive(stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', bomb))).toBe(true);
  });
});

describe('a PDF without active content', () => {
  it.each([
    ['a page to open with', '1 0 obj\n<</OpenAction[3 0 R/Fit]>>\nendobj'],
    ['a link', '1 0 obj\n<</S/URI/URI(https://example.com/javascript)>>\nendobj'],
    ['words about scripts', '1 0 obj\n(JavaScript, JS and Launch)\nendobj'],
    ['names that begin alike', '1 0 obj\n<</LaunchPad 1/JavaScripts 2>>\nendobj'],
    ['bookmarks', '1 0 obj\n<</Type/Outlines/First 2 0 R/Last 2 0 R>>\nendobj'],
    ['a picture whose bytes hold a short name', '1 0 obj\n<<>>\nstream\n\u0001/JS \u0002\nendstream\nendobj'],
    ['an encrypted file without object streams', 'trailer\n<</Encrypt 9 0 R>>'],
  ])('is accepted: %s', async (_, text) => {
    expect(await isActive(text)).toBe(false);
  });

  it('is accepted with object streams, compressed or not', async () => {
    expect(await isActive(objects('1 0 <</Type/Catalog/Pages 2 0 R>>'))).toBe(false);
    expect(await isActive(stream('/Type/ObjStm/N 1/First 4', Buffer.from('1 0 <</Type/Catalog>>')))).toBe(
      false,
    );
  });
});
