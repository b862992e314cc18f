/** A recording on its way through: it is kept in memory alone, and gone with the request. */
import { SPEECH_BYTES_MAX } from '@derrick/domain/assistant';
import { wrongForm } from '../files/index.ts';
import { discard, readPiece } from '../platform/discard.ts';
import { bodyNotForm } from '../platform/failures.ts';
import { failure } from './failures.ts';

/** What somebody has said, and what kind of sound its first bytes say it is. */
export interface Sound {
  bytes: Uint8Array<ArrayBuffer>;
  /** A name with an extension: providers tell the kind of a sound by it. */
  name: string;
  mime: string;
}

/** Nothing came for so long: the client is gone without saying so. */
const STALL_MS = 15_000;
/** What a form with one file is longer than the file. */
const FORM_OVERHEAD = 16 * 1024;

/** The containers in which browsers record, and those of common recorders, by their first bytes. */
const kinds = [
  { mime: 'audio/webm', extension: 'webm', at: 0, magic: '\x1a\x45\xdf\xa3' },
  { mime: 'audio/ogg', extension: 'ogg', at: 0, magic: 'OggS' },
  { mime: 'audio/mp4', extension: 'm4a', at: 4, magic: 'ftyp' },
  { mime: 'audio/wav', extension: 'wav', at: 8, magic: 'WAVE' },
  { mime: 'audio/mpeg', extension: 'mp3', at: 0, magic: 'ID3' },
] as const;

function soundOf(bytes: Uint8Array<ArrayBuffer>): Sound | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const kind = kinds.find(({ at, magic }) => head.startsWith(magic, at));
  return kind && { bytes, name: `speech.${kind.extension}`, mime: kind.mime };
}

/** Reads a body as far as it may go. */
async function readBody(body: ReadableStream<Uint8Array> | null, most: number): Promise<Buffer> {
  const reader = body?.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (reader) {
    const piece = await readPiece(reader, STALL_MS).catch(() => {
      throw wrongForm('fileIncomplete');
    });
    if (!piece) break;
    length += piece.byteLength;
    if (length > most) {
      await discard(reader);
      throw failure('speechTooLong', { errors: { file: 'speechTooLong' } });
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Reads the one sound of a multipart form.
 * @throws {ApiFailure} 400, 413 or 415 with what is wrong with it
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
