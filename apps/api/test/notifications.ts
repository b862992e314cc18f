/** A reader of an event stream. */

export interface Counts {
  /** Waits for the next count; `end` when the stream ends. */
  next(): Promise<number | 'end'>;
  close(): Promise<void>;
}

export function openStream(response: Response): Counts {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next() {
      for (;;) {
        const match = /event: count\ndata: (.*)\n\n/.exec(text);
        if (match) {
          text = text.slice(match.index + match[0].length);
          return JSON.parse(match[1] ?? '').unread;
        }
        const { value, done = true } = (await reader?.read()) ?? {};
        if (done) return 'end';
        text += value;
      }
    },
    close: async () => reader?.cancel(),
  };
}
