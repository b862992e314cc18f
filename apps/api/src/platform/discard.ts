/** Reading the rest of a request's body that nobody needs. */
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { withTimeout } from './timeout.ts';

interface Limits {
  bytes: number;
  ms: number;
}

/** The body is read before it is refused: a browser that still sends takes an early reply for a broken connection. */
const ofUpload: Limits = { bytes: 256 * 1024 * 1024, ms: 20_000 };
/** Of any other call; what is longer has no honest sender. */
const ofCall: Limits = { bytes: 4 * 1024 * 1024, ms: 2000 };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads the next chunk of a body, undefined at its end; rejects when the connection breaks or no chunk arrives in time. */
export async function readPiece(reader: Reader, waitMs: number): Promise<Uint8Array | undefined> {
  return (await withTimeout(reader.read(), waitMs)).value;
}

/** Reads a body to its end, within limits, so that the client reads the reply to it. */
export async function discard(reader: Reader, limits: Limits = ofUpload): Promise<void> {
  const until = performance.now() + limits.ms;
  let bytes = 0;
  while (bytes < limits.bytes) {
    const waitMs = until - performance.now();
    const piece = waitMs > 0 ? await readPiece(reader, waitMs).catch(() => undefined) : undefined;
    if (!piece) return;
    bytes += piece.byteLength;
  }
}

/**
 * Lets the rest of a body arrive that was refused unread, for want of a session or for its length. What does not arrive
 * in time would be taken for the next request: the reply then says that the connection ends with it.
 * @param isUpload names the paths whose bodies may be long
 */
export function receiveRest(isUpload: (path: string) => boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const incoming = c.env?.incoming;
    // Reading the body makes a stream of it: only if some of it is still to come.
    if (incoming?.complete !== false) return;
    const { body } = c.req.raw;
    if (body && !body.locked) await discard(body.getReader(), isUpload(c.req.path) ? ofUpload : ofCall);
    if (!incoming.complete) c.header('connection', 'close');
  };
}
