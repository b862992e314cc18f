/** An upload on its way from the socket to a file, never more than some pieces of it in memory. */
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

/** An upload that lies on this machine, looked at by name and size alone so far. */
export interface Received {
  path: string;
  name: string;
  extension: AttachmentExtension;
  size: number;
  sha256: Buffer;
}

/** Nothing came for so long: the client is gone without saying so. */
const STALL_MS = 30_000;
/** What a form with one file is longer than the file: boundaries, headers, a long name. */
const FORM_OVERHEAD = 64 * 1024;

/** 413, in words that say the limit. */
export const fileTooLarge = (maxBytes: number): ApiFailure =>
  failure('fileTooLarge', {
    values: { maxMegabytes: maxBytes / 1024 / 1024 },
    errors: { file: 'fileTooLarge' },
  });

/** 415, for what is no picture, PDF, Word document or text by its name and by its content. */
export const fileTypeUnsupported = (): ApiFailure =>
  failure('fileTypeUnsupported', { errors: { file: 'fileTypeUnsupported' } });

/** 415, for a PDF that runs, starts or carries something, or cannot be looked through. */
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

/** The next piece; rejects when the line is cut or nothing comes. */
const nextPiece = (reader: Reader, waitMs: number): Promise<Uint8Array | undefined> =>
  readPiece(reader, waitMs).catch(() => {
    throw incomplete();
  });

/** Writes the stream of one file, and counts and hashes it on the way. */
async function keep(stream: Readable, path: string): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece);
      size += piece.byteLength;
      done(null, piece);
    },
  });
  // Flushed: what is acknowledged later must outlive a power cut.
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
  try {
    await pipeline(stream, measure, file);
  } catch (error) {
    // A pipeline that breaks does not wait: the file might be made only after it was removed.
    await closed;
    throw error;
  }
  return { size, sha256: hash.digest() };
}

/** Takes the form apart, and resolves when its one file is stored; rejects with what is wrong with it. */
function parse(contentType: string, path: string, maxBytes: number) {
  const parser = busboy({
    headers: { 'content-type': contentType },
    defParamCharset: 'utf8',
    limits: { files: 2, fields: 0, parts: 20, fileSize: maxBytes + 1 },
  });
  let kept: Promise<Received> | undefined;

  const received = new Promise<Received>((resolve, reject) => {
    parser.on('file', (field, stream, { filename }) => {
      // A file that is still being read when the form ends; without a listener, the error would end the process.
      stream.on('error', (error) => reject(storageProblemOf(error) ? error : incomplete()));
      const refuse = (failure: ApiFailure) => {
        reject(failure);
        stream.resume();
      };
      if (kept) return refuse(wrongForm('oneFileOnly'));
      if (field !== 'file') return refuse(wrongForm('fileRequired'));
      // Browsers write these three so (HTML, multipart/form-data); none belongs into a name.
      const name = cleanFileName((filename ?? '').replace(/%(?:22|0D|0A)/gi, '_'));
      if (name.length > FILE_NAME_MAX) return refuse(fileNameTooLong());
      const extension = attachmentExtension(name);
      if (!extension) return refuse(fileTypeUnsupported());
      stream.on('limit', () => reject(fileTooLarge(maxBytes)));
      kept = keep(stream, path).then((measured) => ({ path, name, extension, ...measured }));
      // A full disk: nothing reads the rest any more, and the parser would wait for it.
      kept.catch((error: unknown) => {
        reject(error);
        stream.resume();
      });
    });
    parser.on('error', () => reject(incomplete()));
    parser.on('close', () => {
      if (!kept) return reject(wrongForm('fileRequired'));
      kept.then((file) => {
        if (file.size === 0) reject(wrongForm('fileEmpty'));
        else resolve(file);
      }, reject);
    });
  });
  return {
    parser,
    received,
    /** Resolves when nothing writes to the file any more. */
    async settle() {
      parser.destroy();
      await kept?.catch(() => undefined);
    },
  };
}

/**
 * Streams the one file of a multipart form into `folder`, and gives it back unless it is refused; nothing is left
 * there then.
 * @throws {ApiFailure} saying what is wrong with the form or the file
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
    // Without a boundary.
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
