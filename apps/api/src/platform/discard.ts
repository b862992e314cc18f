/** Reading the rest of a request's body that nobody needs. */

/** The body is read before it is refused: a browser that still sends takes an early reply for a broken connection. */
const DISCARD_BYTES = 256 * 1024 * 1024;
const DISCARD_MS = 20_000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads the next piece of a body, undefined at its end; rejects when the line is cut, or nothing comes in time. */
export async function readPiece(reader: Reader, waitMs: number): Promise<Uint8Array | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no byte in ${waitMs} ms`)), waitMs);
  });
  try {
    return (await Promise.race([reader.read(), stalled])).value;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a body to its end, within limits, so that the client reads the reply to it. */
export async function discard(reader: Reader): Promise<void> {
  const until = performance.now() + DISCARD_MS;
  let bytes = 0;
  while (bytes < DISCARD_BYTES) {
    const waitMs = until - performance.now();
    const piece = waitMs > 0 ? await readPiece(reader, waitMs).catch(() => undefined) : undefined;
    if (!piece) return;
    bytes += piece.byteLength;
  }
}
