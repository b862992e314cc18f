/** Receives a recording. It stays in memory and is discarded after the request. */
import { SPEECH_BYTES_MAX } from '@derrick/domain/assistant';
import { wrongForm } from '../files/index.ts';
import { discard, readPiece } from '../platform/discard.ts';
import { bodyNotForm } from '../platform/failures.ts';
import { failure } from './failures.ts';

/** A recording with its media type, detected from its first bytes. */
export interface Sound {
  bytes: Uint8Array<ArrayBuffer>;
  /** File name with an extension. Providers detect the media type by the extension. */
  name: string;
  mime: string;
}

/** Maximum pause in milliseconds between two parts of the upload. After that, the client counts as disconnected. */
const STALL_MS = 15_000;
/** Maximum size in bytes of a multipart form without its file. */
const FORM_OVERHEAD = 16 * 1024;

/** Container formats of browsers and common recorders, by their first bytes. */
const mediaTypes = [
  { mime: 'audio/webm', extension: 'webm', at: 0, magic: '\x1a\x45\xdf\xa3' },
  { mime: 'audio/ogg', extension: 'ogg', at: 0, magic: 'OggS' },
  { mime: 'audio/mp4', extension: 'm4a', at: 4, magic: 'ftyp' },
  { mime: 'audio/wav', extension: 'wav', at: 8, magic: 'WAVE' },
  { mime: 'audio/mpeg', extension: 'mp3', at: 0, magic: 'ID3' },
] as const;

function soundOf(bytes: Uint8Array<ArrayBuffer>): Sound | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const kind = mediaTypes.find(({ at, magic }) => head.startsWith(magic, at));
  return kind && { bytes, name: `speech.${kind.extension}`, mime: kind.mime };
}

async function readBody(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const reader = body?.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (reader) {
    const piece = await readPiece(reader, STALL_MS).catch(() => {
      throw wrongForm('fileIncomplete');
    });
    if (!piece) break;
    length += piece.byteLength;
    if (length > maxBytes) {
      await discard(reader);
      throw failure('speechTooLong', { errors: { file: 'speechTooLong' } });
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Reads the recording of a multipart form.
 * @throws {ApiFailure} 400, 413 or 415 with the error in the upload
 */
export async function receiveSound({ body, headers }: Request): Promise<Sound> {
  const contentType = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) throw bodyNotForm();
  const content = await readBody(body, SPEECH_BYTES_MAX + FORM_OVERHEAD);
  const form = await new Response(new Uint8Array(content), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof Blob)) throw wrongForm('fileRequired');
  if (file.size > SPEECH_BYTES_MAX) throw failure('speechTooLong', { errors: { file: 'speechTooLong' } });
  const sound = soundOf(new Uint8Array(await file.arrayBuffer()));
  if (!sound) throw failure('speechUnreadable', { errors: { file: 'speechUnreadable' } });
  return sound;
}
