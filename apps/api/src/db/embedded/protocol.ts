/** Messages between the main thread and the thread of the embedded database. */
export type ToWorker =
  | { type: 'open'; connection: number }
  | { type: 'data'; connection: number; bytes: Uint8Array }
  | { type: 'close'; connection: number }
  | { type: 'shutdown' };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'data'; connection: number; bytes: Uint8Array }
  | { type: 'closed' }
  | { type: 'failed'; message: string };

export interface WorkerSettings {
  /** Folder of the database, created if missing. */
  folder: string;
  /** False skips fsync: for tests, whose data can be lost. */
  isDurable: boolean;
  /** One `Int32`, increased at each fsync. */
  syncCount: SharedArrayBuffer;
}

const encoder = new TextEncoder();

/** Encodes a message of PostgreSQL's protocol: type letter, length, body. */
export function message(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(5 + body.length);
  bytes[0] = type.charCodeAt(0);
  new DataView(bytes.buffer).setInt32(1, body.length + 4);
  bytes.set(body, 5);
  return bytes;
}

/** Encodes a simple query in the client's format. */
export function simpleQuery(sql: string): Uint8Array {
  return message('Q', encoder.encode(`${sql}\0`));
}

/** Encodes the startup reply of a server that requires no password. */
export function greeting(serverVersion: string): Uint8Array<ArrayBuffer> {
  const parameters: Record<string, string> = {
    server_version: serverVersion,
    client_encoding: 'UTF8',
    standard_conforming_strings: 'on',
    integer_datetimes: 'on',
    DateStyle: 'ISO, MDY',
  };
  return concat([
    message('R', new Uint8Array(4)),
    ...Object.entries(parameters).map(([name, value]) => message('S', encoder.encode(`${name}\0${value}\0`))),
    message('K', new Uint8Array(8)),
    message('Z', encoder.encode('I')),
  ]);
}

export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** A message from a client. The first message of a connection has no type letter; its type is ''. */
export interface Frame {
  type: string;
  bytes: Uint8Array;
}

/** Splits the bytes of a connection into messages, regardless of the chunk boundaries. */
export class FrameReader {
  #rest: Uint8Array = new Uint8Array(0);
  #isStarted = false;

  read(chunk: Uint8Array): Frame[] {
    const bytes = this.#rest.length === 0 ? chunk : concat([this.#rest, chunk]);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const frames: Frame[] = [];
    let offset = 0;
    for (;;) {
      const header = this.#isStarted ? 5 : 4;
      if (bytes.length - offset < header) break;
      const length = view.getInt32(offset + header - 4) + header - 4;
      if (bytes.length - offset < length) break;
      const type = this.#isStarted ? String.fromCharCode(view.getUint8(offset)) : '';
      frames.push({ type, bytes: bytes.subarray(offset, offset + length) });
      this.#isStarted = true;
      offset += length;
    }
    this.#rest = bytes.slice(offset);
    return frames;
  }
}
