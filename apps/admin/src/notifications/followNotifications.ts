import type { Api } from '@derrick/domain/http';
import { notificationCountStruct, streamNotifications } from '@derrick/domain/notifications';
import { is } from 'superstruct';
import { readServerSentEvents } from './serverSentEvents.ts';

interface FollowOptions {
  api: Api;
  /** ID of the user. Tabs of the same user share a stream. */
  owner: string;
  /** Stops following. */
  signal: AbortSignal;
  /** Called on updates, with the number of unread notifications if it is known. */
  onUpdate: (unread: number | undefined) => void;
}

/** The server sends data every 20 s, so a stream that is silent for 45 s is dead or buffered by a proxy. */
const SILENCE_MS = 45_000;

/** Polling interval in ms if streaming is not possible. */
const POLL_MS = 60_000;

/** Milliseconds before a stream that has worked is opened again. */
const PAUSE_MS = 1000;

/** Waits until the time has passed or the signal aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

/**
 * Reports updates until the signal aborts. One tab of the browser opens the stream and notifies the other tabs, because a
 * browser limits the connections per server and every tab needs one for its requests. When that tab closes, the lock
 * passes to another tab.
 */
export async function followNotifications({
  api,
  owner,
  signal,
  onUpdate: onNews,
}: FollowOptions): Promise<void> {
  if (signal.aborted) return;
  const name = `derrick.notifications.${owner}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) =>
    onNews(typeof data === 'number' ? data : undefined);
  signal.addEventListener('abort', () => channel.close());
  const tell = (unread: number | undefined) => {
    if (signal.aborted) return;
    onNews(unread);
    channel.postMessage(unread);
  };
  try {
    // Pages without HTTPS have no `navigator.locks`.
    if ('locks' in navigator)
      await navigator.locks.request(name, { signal }, () => listen(api, signal, tell));
    else await listen(api, signal, tell);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Keeps the stream open. While that fails, all tabs poll the server. */
async function listen(
  api: Api,
  signal: AbortSignal,
  tell: (unread: number | undefined) => void,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const bytes = await api.call(streamNotifications, { signal });
      for await (const { event, data } of readServerSentEvents(bytes, { signal, silenceMs: SILENCE_MS })) {
        failures = 0;
        const counted: unknown = event === 'count' ? JSON.parse(data) : undefined;
        if (is(counted, notificationCountStruct)) tell(counted.unread);
      }
    } catch {
      failures += 1;
      tell(undefined);
    }
    await pause(Math.min(POLL_MS, PAUSE_MS * 4 ** failures), signal);
  }
}
