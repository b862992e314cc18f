import { afterEach, describe, expect, it, vi } from 'vitest';
import { readServerSentEvents, type ServerSentEvent } from './serverSentEvents.ts';

afterEach(() => vi.useRealTimers());

const encoder = new TextEncoder();

const streamOf = (...pieces: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });

async function read(bytes: ReadableStream<Uint8Array>): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = [];
  const options = { signal: new AbortController().signal, silenceMs: 45_000 };
  for await (const event of readServerSentEvents(bytes, options)) events.push(event);
  return events;
}

const event = (data: string, name = 'message') => ({ event: name, data });
const accent = encoder.encode('data: é\n\n');

describe('readServerSentEvents', () => {
  it.each<[string, (string | Uint8Array)[], ServerSentEvent[]]>([
    ['one with a name', ['event: count\ndata: {"unread":4}\n\n'], [event('{"unread":4}', 'count')]],
    ['several of one piece', ['data: a\n\ndata: b\n\n'], [event('a'), event('b')]],
    ['one of several pieces', ['da', 'ta: a', '\n', '\ndata'], [event('a')]],
    ['a letter cut in two', [accent.slice(0, 7), accent.slice(7)], [event('é')]],
    ['lines of Windows, cut within the end of a line', ['data: a\r', '\n\r', '\n'], [event('a')]],
    ['several lines of data', ['data: a\ndata:b\n\n'], [event('a\nb')]],
    ['comments, which say that the line is alive', [': here\n\n', 'data: a\n: there\n\n'], [event('a')]],
    ['one without data', ['event: count\n\n'], []],
    ['one that was cut off', ['data: a\n\ndata: b\n'], [event('a')]],
  ])('reads %s', async (_name, pieces, expected) => {
    expect(await read(streamOf(...pieces))).toEqual(expected);
  });

  it('fails and cancels the stream when no data arrives for 45 seconds', async () => {
    vi.useFakeTimers();
    const cancel = vi.fn();
    const bytes = new ReadableStream<Uint8Array>({ cancel });
    const failed = expect(read(bytes)).rejects.toThrow('Nothing came for too long');
    await vi.advanceTimersByTimeAsync(45_000);
    await failed;
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('ends and cancels the stream when the signal aborts', async () => {
    const controller = new AbortController();
    const cancel = vi.fn();
    const bytes = new ReadableStream<Uint8Array>({ cancel });
    const events = readServerSentEvents(bytes, { signal: controller.signal, silenceMs: 45_000 });
    const next = events.next();
    controller.abort();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(cancel).toHaveBeenCalledOnce();
  });
});
