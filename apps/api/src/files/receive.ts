/** Receives an upload from the socket into a file, with only a few chunks in memory. */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AttachmentExtension, attachmentExtension, FILE_NAME_MAX } from '@derrick/domain/files';
import busboy from 'busboy';
import { storageProblemOf } from '../db/index.ts';
import type { ApiFailure } from '../platform/apiFailure.ts';
import { discard, readPiece } from '../platform/discard.ts';
import { bodyNotForm } from '../platform/failures.ts';
import { failure } from './failures.ts';
import { cleanFileName } from './fileName.ts';

/** A received upload on the local disk, of which only name and size have been checked. */
export interface Received {
  path: string;
  name: string;
  extension: AttachmentExtension;
  size: number;
  sha256: Buffer;
}

/** Milliseconds without data after which the client is considered gone. */
const STALL_MS = 30_000;
/** Maximum number of bytes that a form adds to its file: boundaries, headers and a long name. */
const FORM_OVERHEAD = 64 * 1024;

/** 413 with the limit in the message. */
export const fileTooLarge = (maxBytes: number): ApiFailure =>
  failure('fileTooLarge', {
    values: { maxMegabytes: maxBytes / 1024 / 1024 },
    errors: { file: 'fileTooLarge' },
  });

/** 415: by name or content, the file is not an image, PDF, Word document or text. */
export const fileTypeUnsupported = (): ApiFailure =>
  failure('fileTypeUnsupported', { errors: { file: 'fileTypeUnsupported' } });

/** 415: the PDF has active content or cannot be inspected. */
export const pdfActive = (): ApiFailure => failure('pdfActive', { errors: { file: 'pdfActive' } });

/** 400, for a form that does not hold one file, or not all of it. */
export const wrongForm = (reason: 'fileRequired' | 'fileEmpty' | 'fileIncomplete' | 'oneFileOnly') =>
  failure(reason, { errors: { file: reason } });
const incomplete = () => wrongForm('fileIncomplete');
const fileNameTooLong = () =>
  failure('fileNameTooLong', { values: { maxLength: FILE_NAME_MAX }, errors: { file: 'fileNameTooLong' } });

interface Incoming {
  body: ReadableStream<Uint8Array> | null;
  contentType: string | undefined;
  contentLength: number;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads the next chunk.
 * @throws {ApiFailure} if the connection breaks or no data arrives in time
 */
const nextPiece = (reader: Reader, waitMs: number): Promise<Uint8Array | undefined> =>
  readPiece(reader, waitMs).catch(() => {
    throw incomplete();
  });

/** Writes a stream to a file, counting and hashing its bytes. */
async function keep(stream: Readable, path: string): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(piece: Buffer, _, callback) {
      hash.update(piece);
      size += piece.byteLength;
      callback(null, piece);
    },
  });
  // Flushed, because an acknowledged upload must survive a power failure.
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
  try {
    await pipeline(stream, measure, file);
  } catch (error) {
    // After an error, `pipeline` does not wait for the file, which could be created after its removal.
    await closed;
    throw error;
  }
  return { size, sha256: hash.digest() };
}

/** Parses the form. Resolves when its file is written; rejects if the form is invalid. */
function parse(contentType: string, path: string, maxBytes: number) {
  const parser = busboy({
    headers: { 'content-type': contentType },
    defParamCharset: 'utf8',
    limits: { files: 2, fields: 0, parts: 20, fileSize: maxBytes + 1 },
  });
  let receiving: Promise<Received> | undefined;

  const received = new Promise<Received>((resolve, reject) => {
    parser.on('file', (field, stream, { filename }) => {
      // Handles a file that is incomplete when the form ends. Without a listener, the error would end the process.
      stream.on('error', (error) => reject(storageProblemOf(error) ? error : incomplete()));
      const refuse = (failure: ApiFailure) => {
        reject(failure);
        stream.resume();
      };
      if (receiving) return refuse(wrongForm('oneFileOnly'));
      if (field !== 'file') return refuse(wrongForm('fileRequired'));
      // Browsers encode these three characters (HTML, multipart/form-data). None is allowed in a name.
      const name = cleanFileName((filename ?? '').replace(/%(?:22|0D|0A)/gi, '_'));
      if (name.length > FILE_NAME_MAX) return refuse(fileNameTooLong());
      const extension = attachmentExtension(name);
      if (!extension) return refuse(fileTypeUnsupported());
      stream.on('limit', () => reject(fileTooLarge(maxBytes)));
      receiving = keep(stream, path).then((measured) => ({ path, name, extension, ...measured }));
      // On a full disk, nothing reads the rest, and the parser would wait forever.
      receiving.catch((error: unknown) => {
        reject(error);
        stream.resume();
      });
    });
    parser.on('error', () => reject(incomplete()));
    parser.on('close', () => {
      if (!receiving) return reject(wrongForm('fileRequired'));
      receiving.then((file) => {
        if (file.size === 0) reject(wrongForm('fileEmpty'));
        else resolve(file);
      }, reject);
    });
  });
  return {
    parser,
    received,
    /** Resolves when the file is no longer being written. */
    async settle() {
      parser.destroy();
      await receiving?.catch(() => undefined);
    },
  };
}

/**
 * Writes the only file of a multipart form to `folder` and returns it. A rejected file is removed.
 * @throws {ApiFailure} if the form or the file is invalid
 */
export async function receiveFile(
  { body, contentType, contentLength }: Incoming,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<Received> {
  if (!contentType || !/^multipart\/form-data\b/i.test(contentType)) {
    throw bodyNotForm();
  }
  const reader = body?.getReader();
  if (!reader) throw wrongForm('fileRequired');
  if (contentLength > maxBytes + FORM_OVERHEAD) {
    await discard(reader);
    throw fileTooLarge(maxBytes);
  }

  const path = join(folder, randomUUID());
  let form: ReturnType<typeof parse>;
  try {
    form = parse(contentType, path, maxBytes);
  } catch {
    // The content type has no boundary.
    await discard(reader);
    throw wrongForm('fileRequired');
  }
  const { parser, received, settle } = form;
  let isRefused = false;
  received.catch(() => {
    isRefused = true;
  });
  try {
    for (;;) {
      const piece = await nextPiece(reader, STALL_MS);
      if (!piece) break;
      if (isRefused) {
        await discard(reader);
        break;
      }
      if (!parser.write(piece)) {
        await Promise.race([once(parser, 'drain'), received.catch(() => undefined)]);
      }
    }
    if (!isRefused) parser.end();
    return await received;
  } catch (error) {
    await settle();
    await rm(path, { force: true });
    throw error;
  }
}
