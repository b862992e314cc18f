import type { State } from './state.ts';

/**
 * Milliseconds without a pending request after which a page counts as loaded: its parts send their requests one after
 * another.
 */
const IDLE_MS = 200;

/** Calls `callback` whenever no request has been pending for a moment. Returns the function that unsubscribes. */
export function onNetworkIdle(pending: State<boolean>, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!pending.getSnapshot()) timer = setTimeout(callback, IDLE_MS);
  };
  wait();
  const stop = pending.subscribe(wait);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
