import type { Api } from '@derrick/domain/http';
import { notificationCountStruct, streamNotifications } from '@derrick/domain/notifications';
import { is } from 'superstruct';
import { readServerSentEvents } from './serverSentEvents.ts';

interface FollowOptions {
  api: Api;
  /** Id of the person: tabs of the same one share a stream. */
  owner: string;
  /** Ends it all. */
  signal: AbortSignal;
  /** Called when something is new, with the number of unread notifications where it is known. */
  onNews: (unread: number | undefined) => void;
}

/** The server sends something every 20 s; a stream that is silent for longer is dead, or held back by a proxy. */
const SILENCE_MS = 45_000;

/** How often, in ms, the server is asked where a stream is not possible. */
const POLL_MS = 60_000;

/** The pause, in ms, before a stream that has worked is opened again. */
const PAUSE_MS = 1000;

/** Waits, or until the signal aborts. */
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
 * Reports what is new until the signal aborts. One tab of the browser holds the stream and tells the others: a browser
 * opens few connections to one server, and every tab needs one for its calls. The lock passes on when that tab closes.
 */
export async function followNotifications({ api, owner, signal, onNews }: FollowOptions): Promise<void> {
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
    // Browsers lack locks on pages without HTTPS.
    if ('locks' in navigator)
      await navigator.locks.request(name, { signal }, () => listen(api, signal, tell));
    else await listen(api, signal, tell);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Opens the stream again and again; while that fails, the others are told to ask the server themselves. */
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
