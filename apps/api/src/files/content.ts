/** What a stored upload really is: its name must fit its bytes, and only what a ticket may carry passes. */
import { type FileHandle, open } from 'node:fs/promises';
import { type AttachmentExtension, attachmentTypes } from '@derrick/domain/files';
import { fileTypeFromFile } from 'file-type';
import { beginsWithGifPicture, pictureTexts, TooManyParts } from './pictureTexts.ts';

/** As `file-type` calls pictures, and what they are stored as. */
const rasterTypes = new Map<string, string>([
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/jpeg', 'image/jpeg'],
  ['image/gif', 'image/gif'],
  ['image/webp', 'image/webp'],
  ['image/heic', 'image/heic'],
  ['image/heic-sequence', 'image/heic'],
  ['image/heif', 'image/heif'],
  ['image/heif-sequence', 'image/heif'],
  // Known by one name each.
  ...['avif', 'bmp', 'tiff', 'jp2', 'jxl'].map((name) => [`image/${name}`, `image/${name}`] as const),
  ...['adobe-dng', 'canon-cr2', 'canon-cr3', 'nikon-nef', 'sony-arw'].map(
    (name) => [`image/x-${name}`, `image/x-${name}`] as const,
  ),
]);

/** What browsers draw by themselves and what runs nothing there; all else is saved rather than shown. */
export const shownInline: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
]);

/** Markup inside a picture does nothing where types are heeded, and is there for one reason. */
const MARKUP = /<(?:script|html|svg|\?php)[\s/>]|<!doctype html/i;
/** No shorter than what `MARKUP` finds. */
const MARKUP_LENGTH = 16;
/** The stream that makes a compound file a Word document rather than a spreadsheet or an installer. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le').toString('latin1');

const WINDOW = 64 * 1024;

/** Reads a file piece by piece. */
async function* pieces(file: FileHandle): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(WINDOW);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, WINDOW);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Looks for a text, one byte a character. */
async function contains(file: FileHandle, sought: string): Promise<boolean> {
  let tail = '';
  for await (const piece of pieces(file)) {
    const text = tail + piece.toString('latin1');
    if (text.includes(sought)) return true;
    // What was cut in two is found in the next round.
    tail = text.slice(1 - sought.length);
  }
  return false;
}

/** Looks for markup where a picture of this type holds text. */
async function hasMarkup(file: FileHandle, mime: string): Promise<boolean> {
  const buffer = Buffer.alloc(WINDOW);
  for await (const { from, to } of pictureTexts(file, mime)) {
    for (let at = from; at < to; at += WINDOW - MARKUP_LENGTH) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(WINDOW, to - at), at);
      if (MARKUP.test(buffer.toString('latin1', 0, bytesRead))) return true;
      if (bytesRead < WINDOW) break;
    }
  }
  return false;
}

/** Accepts a file of text that people read: UTF-8 without control characters save those of lines and pages. */
async function isPlainText(file: FileHandle): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of pieces(file)) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
      if (/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(decoder.decode(piece, { stream: true })))
        return false;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** The type by the first bytes; a file that deceives the detector is of none. */
async function detect(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch {
    return undefined;
  }
}

/**
 * Finds the media type of a stored upload that calls itself `extension`; undefined when its content is something else
 * or nothing that is taken. A picture under the name of another kind of picture is what it is.
 */
export async function contentType(path: string, extension: AttachmentExtension): Promise<string | undefined> {
  const detected = await detect(path);
  const claimed: string = attachmentTypes[extension];
  const file = await open(path, 'r');
  try {
    switch (extension) {
      case 'txt':
        return detected === undefined && (await isPlainText(file)) ? claimed : undefined;
      case 'doc':
        return detected === 'application/x-cfb' && (await contains(file, WORD_STREAM)) ? claimed : undefined;
      case 'pdf':
      case 'docx':
        return detected === claimed ? claimed : undefined;
      default: {
        const type = rasterTypes.get(detected ?? '');
        if (!type || (type === 'image/gif' && !(await beginsWithGifPicture(file)))) return undefined;
        return (await hasMarkup(file, type)) ? undefined : type;
      }
    }
  } catch (error) {
    if (error instanceof TooManyParts) return undefined;
    throw error;
  } finally {
    await file.close();
  }
}
