/** Longest time that a reader may take nothing. */
const GRACE_MS = 60_000;
/** 32 kB a second: slower than any connection that a person works with. */
const MIN_BYTES_PER_MS = 32;

interface PacedOptions {
  /** Called once: at the end, after an error, or when the reader has gone or was too slow. */
  onEnd: () => void;
}

/**
 * Passes a stream on to a reader who has to read at least 32 kB a second. A reader may be behind by up to a minute; then the stream
 * ends with an error, so that what it holds becomes free. Time in which the source has nothing to read does not count.
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
    // Nothing is read ahead, so that the time between two reads is the reader's.
    { highWaterMark: 0 },
  );
}

/** Pieces of this size leave the server one by one, so that a reader's pace can be seen. */
const PIECE_BYTES = 64 * 1024;

/** Streams bytes that exist in full. */
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
