/**
 * Detects the real type of an upload. Its extension must match its content, and only types allowed for tickets are
 * accepted.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { type AttachmentExtension, attachmentTypes } from '@derrick/domain/files';
import { fileTypeFromFile } from 'file-type';
import { beginsWithGifPicture, pictureTexts, TooManyParts } from './pictureTexts.ts';

/** Image types by the names of `file-type`, with the stored media types. */
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
  // These types have the same name in `file-type`.
  ...['avif', 'bmp', 'tiff', 'jp2', 'jxl'].map((name) => [`image/${name}`, `image/${name}`] as const),
  ...['adobe-dng', 'canon-cr2', 'canon-cr3', 'nikon-nef', 'sony-arw'].map(
    (name) => [`image/x-${name}`, `image/x-${name}`] as const,
  ),
]);

/** Types that browsers display without running code. All other types are downloaded. */
export const shownInline: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
]);

/** Markup inside an image. It has no effect where types are respected, so its only purpose is an attack. */
const MARKUP = /<(?:script|html|svg|\?php)[\s/>]|<!doctype html/i;
/** Maximum length of a match of `MARKUP`. */
const MARKUP_LENGTH = 16;
/**
 * Name of the stream that distinguishes a Word document from other compound files, such as spreadsheets and installers.
 */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le').toString('latin1');

const WINDOW = 64 * 1024;

async function* pieces(file: FileHandle): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(WINDOW);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, WINDOW);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Searches a file for a text with one byte per character. */
async function contains(file: FileHandle, searchedText: string): Promise<boolean> {
  let tail = '';
  for await (const piece of pieces(file)) {
    const text = tail + piece.toString('latin1');
    if (text.includes(searchedText)) return true;
    // Keeps the end of the piece, because a match may span two pieces.
    tail = text.slice(1 - searchedText.length);
  }
  return false;
}

/** Searches the parts of an image that can contain text for markup. */
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

/** Returns whether a file is plain text: UTF-8 without control characters except line breaks, tabs and form feeds. */
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

/** Detects the type from the first bytes; undefined if detection fails. */
async function detect(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch {
    return undefined;
  }
}

/**
 * Finds the media type of an upload with the given extension; undefined if its content does not match or is not allowed.
 * An image with the extension of another image type gets its real type.
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
