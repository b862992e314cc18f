/** Reads the unused rest of a request body. */
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { withTimeout } from './timeout.ts';

interface Limits {
  bytes: number;
  ms: number;
}

/**
 * Limits for uploads. The body is read before the rejection because a browser that is still sending treats an early
 * response as a broken connection.
 */
const ofUpload: Limits = { bytes: 256 * 1024 * 1024, ms: 20_000 };
/** Limits for all other requests. No regular client sends more. */
const ofCall: Limits = { bytes: 4 * 1024 * 1024, ms: 2000 };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads the next chunk of a body; undefined at its end.
 * @throws {Error} if the connection breaks or no chunk arrives in time
 */
export async function readPiece(reader: Reader, waitMs: number): Promise<Uint8Array | undefined> {
  return (await withTimeout(reader.read(), waitMs)).value;
}

/** Reads a body to its end, within limits, so that the client then reads the response. */
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
 * Receives the rest of the body of a request that was rejected early, e.g. for a missing session or its length. If the
 * rest does not arrive in time, the response closes the connection: otherwise the rest would be parsed as the next
 * request.
 * @param isUpload returns true for paths with long bodies
 */
export function receiveRest(isUpload: (path: string) => boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const incoming = c.env?.incoming;
    // Accessing the body creates a stream, so this is done only if a part is still missing.
    if (incoming?.complete !== false) return;
    const { body } = c.req.raw;
    if (body && !body.locked) await discard(body.getReader(), isUpload(c.req.path) ? ofUpload : ofCall);
    if (!incoming.complete) c.header('connection', 'close');
  };
}
