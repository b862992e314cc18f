import type { Api } from '@derrick/domain/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followNotifications } from './followNotifications.ts';

/** Aborts all tabs of a test. */
let ended: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  ended = new AbortController();
  // The fake tabs share locks and channels, like the tabs of one browser.
  let turn = Promise.resolve();
  const request = (_name: string, _options: object, work: () => Promise<void>) => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const tabs = new Set<{ onmessage?: (event: { data: unknown }) => void }>();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage?: (event: { data: unknown }) => void;
      constructor() {
        tabs.add(this);
      }
      postMessage(data: unknown) {
        for (const tab of tabs) if (tab !== this) tab.onmessage?.({ data });
      }
      close() {
        tabs.delete(this);
      }
    },
  );
});
afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const count = (unread: number) => new TextEncoder().encode(`event: count\ndata: {"unread":${unread}}\n\n`);

/** Fake server. The test controls its streams, or it rejects them. */
function serverWith(open: (place: number) => ReadableStream<Uint8Array>) {
  const call = vi.fn(async () => open(call.mock.calls.length - 1));
  // The tested code only calls this function of the client.
  return { api: { call } as unknown as Api, call };
}

function openTab(api: Api, owner = 'maya') {
  const news: (number | undefined)[] = [];
  const tab = new AbortController();
  const signal = AbortSignal.any([tab.signal, ended.signal]);
  const done = followNotifications({ api, owner, signal, onUpdate: (unread) => news.push(unread) });
  return { news, close: () => tab.abort(), done };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

describe('followNotifications', () => {
  it('opens one stream for all tabs, and another tab reopens it when the first tab closes', async () => {
    const controllers: ReadableStreamDefaultController<Uint8Array>[] = [];
    const { api, call } = serverWith(
      () => new ReadableStream({ start: (controller) => void controllers.push(controller) }),
    );
    const [first, second] = [openTab(api), openTab(api)];
    await soon();
    controllers[0]?.enqueue(count(3));
    await soon();
    expect([call.mock.calls.length, first.news, second.news]).toEqual([1, [3], [3]]);
    first.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(call).toHaveBeenCalledTimes(2);
    controllers[1]?.enqueue(count(2));
    await soon();
    expect([first.news, second.news]).toEqual([[3], [3, 2]]);
  });

  it('reopens the stream one second after the server closes it', async () => {
    const { api, call } = serverWith(
      () =>
        new ReadableStream({
          start(controller) {
            controller.enqueue(count(1));
            controller.close();
          },
        }),
    );
    const { news } = openTab(api);
    await soon();
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect([call.mock.calls.length, news]).toEqual([2, [1, 1]]);
  });

  it('signals every tab at least once a minute to request the count when the server rejects the stream', async () => {
    const { api, call } = serverWith(() => {
      throw new Error('A proxy refuses it');
    });
    const tabs = [openTab(api), openTab(api)];
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    for (const { news } of tabs) {
      expect(news.length).toBeGreaterThanOrEqual(10);
      expect(new Set(news)).toEqual(new Set([undefined]));
    }
    expect(call.mock.calls.length).toBeLessThan(16);
  });

  it('signals the tab to request the count and reopens the stream after 45 seconds without data', async () => {
    const { api, call } = serverWith(() => new ReadableStream());
    const { news } = openTab(api);
    await vi.advanceTimersByTimeAsync(44_000);
    expect(news).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(news).toEqual([undefined]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('cancels the stream when the tab closes and opens no other stream', async () => {
    const cancel = vi.fn();
    const { api, call } = serverWith(() => new ReadableStream({ cancel }));
    const tab = openTab(api);
    await soon();
    tab.close();
    await tab.done;
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect([cancel.mock.calls.length, call.mock.calls.length]).toEqual([1, 1]);
  });
});
