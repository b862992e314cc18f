import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced, streamOf } from './paced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MEGABYTE = 1024 ** 2;
const SECOND = 1000;

/** Reads a stream of the given length, with a pause before each chunk. */
async function readSlowly(bytes: number, pauseMs: number) {
  const onEnd = vi.fn();
  const reader = paced(streamOf(new Uint8Array(bytes)), { onEnd }).getReader();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { read, hasFailed: false, onEnd };
      read += value.length;
      await vi.advanceTimersByTimeAsync(pauseMs);
    }
  } catch {
    return { read, hasFailed: true, onEnd };
  }
}

it('streams completely to a client that reads 64 kB per second', async () => {
  const { read, hasFailed, onEnd } = await readSlowly(20 * MEGABYTE, SECOND);
  expect([read, hasFailed]).toEqual([20 * MEGABYTE, false]);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends the stream for a client that reads 64 kB every 30 seconds', async () => {
  const { read, hasFailed, onEnd } = await readSlowly(20 * MEGABYTE, 30 * SECOND);
  expect(hasFailed).toBe(true);
  // Each chunk extends the allowed time by two seconds, in addition to the first minute.
  expect(read).toBe(3 * 64 * 1024);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends the stream after a minute when the client reads nothing', async () => {
  const onEnd = vi.fn();
  const cancelled = vi.fn();
  const source = new ReadableStream<Uint8Array>({ cancel: cancelled });
  const body = paced(source, { onEnd });
  await vi.advanceTimersByTimeAsync(59 * SECOND);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(cancelled).toHaveBeenCalledOnce();
  await expect(body.getReader().read()).rejects.toThrow('too slow');
});

it('does not end the stream while the source is slow', async () => {
  const onEnd = vi.fn();
  const source = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (let piece = 0; piece < 3; piece += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50 * SECOND));
        controller.enqueue(new Uint8Array(10));
      }
      controller.close();
    },
  });
  const reader = paced(source, { onEnd }).getReader();
  const sizes: (number | undefined)[] = [];
  for (let piece = 0; piece < 4; piece += 1) {
    const next = reader.read();
    await vi.advanceTimersByTimeAsync(50 * SECOND);
    sizes.push((await next).value?.length);
  }
  expect(sizes).toEqual([10, 10, 10, undefined]);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends the stream when the client cancels and when the source fails', async () => {
  const onEnd = vi.fn();
  await paced(streamOf(new Uint8Array(10)), { onEnd }).cancel();
  expect(onEnd).toHaveBeenCalledOnce();
  const source = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('Broken')),
  });
  await expect(paced(source, { onEnd }).getReader().read()).rejects.toThrow('Broken');
  expect(onEnd).toHaveBeenCalledTimes(2);
});
