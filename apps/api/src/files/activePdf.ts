/**
 * Detects active content in PDF files: scripts, commands that start programs, embedded files and multimedia.
 *
 * A PDF is rejected if one of the names in `ACTIVE` occurs, with or without escapes, anywhere in its bytes or in an
 * object stream. Object streams are the only compressed part of a PDF that can contain the dictionary of an action. They
 * are decompressed up to a limit; other streams are not. A PDF with unreadable object streams is rejected as well: they
 * are encrypted, use a filter other than Flate, or are too large.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** Names in PDF dictionaries that run, start or embed something (ISO 32000-2: 7.11.4, 12.6.4, 12.7.8, 13.2 and 13.7). */
const ACTIVE = ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'Rendition', 'XFA'];

/** Returns a pattern for a letter that also matches its escape, as in `/J#61vaScript` (ISO 32000-2, 7.3.5). */
function escapable(letter: string): string {
  const hex = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|#${hex.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
}

/** Pattern for the end of a name: white space, a delimiter, or the end of the text. */
const NAME_END = '(?![^\\x00\\t\\n\\f\\r ()<>[\\]{}/%])';
const patternOf = (names: readonly string[], flags = '') =>
  new RegExp(`/(?:${names.map((name) => [...name].map(escapable).join('')).join('|')})${NAME_END}`, flags);

const active = patternOf(ACTIVE);
/** `/JS` is so short that compressed images contain it by chance. It counts only in bytes known to be text. */
const activeInObjects = patternOf([...ACTIVE, 'JS']);
const encryption = patternOf(['Encrypt']);
/** Keys that identify an object stream (ISO 32000-2, 7.5.7). Some readers accept a stream with `First` but without the type `ObjStm`. */
const objectStreamKeys = patternOf(['ObjStm', 'First'], 'g');

/** Upper bound of the length of a name with every letter escaped. */
const NAME_BYTES_MAX = 64;
const WINDOW_BYTES = 64 * 1024;
/** Maximum distance in bytes between a key of an object stream and the stream's data. */
const DICTIONARY_BYTES_MAX = 4096;
/** Bytes of an object stream that are read first; most streams are shorter. */
const OBJECT_STREAM_BYTES_FIRST = 16 * 1024;
const OBJECT_STREAM_BYTES_MAX = 16 * 1024 * 1024;
const OBJECT_STREAMS_BYTES_MAX = 128 * 1024 * 1024;
const KEYS_MAX = 20_000;

/** Thrown for an object stream that cannot be decompressed. */
class UnreadableObjects extends Error {}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

interface Scan {
  isActive: boolean;
  isEncrypted: boolean;
  /** Positions of `objectStreamKeys`. */
  keys: number[];
}

/** Searches the raw bytes of the file. */
async function scan(file: FileHandle): Promise<Scan> {
  const keys = new Set<number>();
  let isEncrypted = false;
  // The windows overlap, so that each name is complete in one of them.
  for (let at = 0; ; at += WINDOW_BYTES - NAME_BYTES_MAX) {
    const piece = await readAt(file, at, WINDOW_BYTES);
    const text = piece.toString('latin1');
    if (active.test(text)) return { isActive: true, isEncrypted, keys: [] };
    isEncrypted ||= encryption.test(text);
    for (const { index } of text.matchAll(objectStreamKeys)) keys.add(at + index);
    if (keys.size > KEYS_MAX) throw new UnreadableObjects();
    if (piece.length < WINDOW_BYTES) return { isActive: false, isEncrypted, keys: [...keys] };
  }
}

interface ObjectStream {
  /** Start position of the stream's data. */
  from: number;
  dictionary: string;
}

/** Finds the stream whose dictionary contains a key; undefined if the key belongs to another object. */
async function streamOf(file: FileHandle, key: number): Promise<ObjectStream | undefined> {
  const text = (await readAt(file, key, DICTIONARY_BYTES_MAX)).toString('latin1');
  const end = /endobj|(?<!end)stream(?:\r\n|\n|\r)/.exec(text);
  if (!end) throw new UnreadableObjects();
  if (end[0] === 'endobj') return undefined;
  const start = Math.max(0, key - DICTIONARY_BYTES_MAX);
  const before = (await readAt(file, start, key - start)).toString('latin1');
  const dictionary = before.slice(before.lastIndexOf('obj') + 1) + text.slice(0, end.index);
  return { from: key + end.index + end[0].length, dictionary };
}

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** Decompresses a stream from its start position. Only decompression shows where the stream ends. */
async function inflateAt(file: FileHandle, from: number): Promise<Buffer> {
  for (let length = OBJECT_STREAM_BYTES_FIRST; length <= OBJECT_STREAM_BYTES_MAX; length *= 4) {
    const piece = await readAt(file, from, length);
    const options = { maxOutputLength: OBJECT_STREAM_BYTES_MAX };
    const content = await inflated(piece, options).catch((error: NodeJS.ErrnoException) => {
      // The stream continues after this piece.
      if (error.code === 'Z_BUF_ERROR' && piece.length === length) return undefined;
      throw new UnreadableObjects(error.message, { cause: error });
    });
    if (content) return content;
  }
  throw new UnreadableObjects();
}

async function hasActiveObjects(file: FileHandle, { keys, isEncrypted }: Scan): Promise<boolean> {
  const visited = new Set<number>();
  let bytes = 0;
  for (const key of keys) {
    const stream = await streamOf(file, key);
    if (!stream || visited.has(stream.from)) continue;
    visited.add(stream.from);
    const { from, dictionary } = stream;
    if (!patternOf(['Filter']).test(dictionary)) continue; // An uncompressed stream was already searched by `scan`.
    const isFlate = /\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*(?:\]|[/>\r\n])/.test(dictionary);
    if (isEncrypted || !isFlate || patternOf(['DecodeParms', 'DP']).test(dictionary))
      throw new UnreadableObjects();
    const content = await inflateAt(file, from);
    bytes += content.length;
    if (bytes > OBJECT_STREAMS_BYTES_MAX) throw new UnreadableObjects();
    if (activeInObjects.test(content.toString('latin1'))) return true;
  }
  return false;
}

/** Returns whether a PDF has active content, or content that cannot be inspected. */
export async function isActivePdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const result = await scan(file);
    return result.isActive || (await hasActiveObjects(file, result));
  } catch (error) {
    if (error instanceof UnreadableObjects) return true;
    throw error;
  } finally {
    await file.close();
  }
}
