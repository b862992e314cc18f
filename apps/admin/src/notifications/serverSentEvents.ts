export interface ServerSentEvent {
  /** `message` by default. */
  event: string;
  data: string;
}

interface ReadOptions {
  /** Stops reading. */
  signal: AbortSignal;
  /** Milliseconds without data after which reading fails. */
  silenceMs: number;
}

const fieldOf = (line: string) => {
  const colon = line.indexOf(':');
  return colon < 0
    ? { name: line, value: '' }
    : { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
};

/** Parses one block of lines; undefined if it only contains a comment. */
function eventOf(block: string): ServerSentEvent | undefined {
  const fields = block.split(/\r\n|\r|\n/).map(fieldOf);
  const data = fields.filter(({ name }) => name === 'data').map(({ value }) => value);
  if (data.length === 0) return undefined;
  const event = fields.findLast(({ name }) => name === 'event')?.value;
  return { event: event || 'message', data: data.join('\n') };
}

/**
 * Reads server-sent events. Replaces `EventSource`, which cannot send a bearer token.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* readServerSentEvents(
  bytes: ReadableStream<Uint8Array>,
  { signal, silenceMs }: ReadOptions,
): AsyncGenerator<ServerSentEvent> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  const end = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', end);
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await withinTime(reader.read(), silenceMs);
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r\n\r\n|\r\r|\n\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Nothing came for too long')), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
