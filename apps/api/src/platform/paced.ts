/** Maximum time in milliseconds by which a reader may fall behind. */
const GRACE_MS = 60_000;
/** 32 kB per second, slower than any usable connection. */
const MIN_BYTES_PER_MS = 32;

interface PacedOptions {
  /** Called once: at the end, after an error, or when the reader disconnects or is too slow. */
  onEnd: () => void;
}

/**
 * Forwards a stream to a reader that must read at least 32 kB per second on average. A reader that falls behind by more
 * than a minute gets an error, which frees the resources of the stream. Time spent waiting for the source does not count.
 */
export function paced(
  source: ReadableStream<Uint8Array>,
  { onEnd }: PacedOptions,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let leftMs = GRACE_MS;
  let timer: NodeJS.Timeout | undefined;
  let waitingSince = Date.now();
  let hasEnded = false;
  const end = () => {
    clearTimeout(timer);
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
  };
  const waitForReader = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    waitingSince = Date.now();
    timer = setTimeout(() => {
      const error = new Error('The reader of a reply was too slow');
      controller.error(error);
      end();
      reader.cancel(error).catch(() => undefined);
    }, leftMs).unref();
  };
  return new ReadableStream<Uint8Array>(
    {
      start: waitForReader,
      async pull(controller) {
        clearTimeout(timer);
        leftMs -= Date.now() - waitingSince;
        try {
          const { done, value } = await reader.read();
          if (done) {
            controller.close();
            end();
            return;
          }
          controller.enqueue(value);
          leftMs = Math.min(GRACE_MS, leftMs + value.length / MIN_BYTES_PER_MS);
          waitForReader(controller);
        } catch (error) {
          controller.error(error);
          end();
        }
      },
      async cancel(reason) {
        end();
        await reader.cancel(reason);
      },
    },
    // Without read-ahead, the time between two reads is the reader's own.
    { highWaterMark: 0 },
  );
}

/** Size of the chunks of `streamOf`, small enough to measure the reader's pace. */
const PIECE_BYTES = 64 * 1024;

/** Streams bytes from memory in chunks. */
export function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + PIECE_BYTES));
        at += PIECE_BYTES;
        if (at >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
