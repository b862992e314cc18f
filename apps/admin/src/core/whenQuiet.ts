import type { State } from './state.ts';

/** How long, in ms, no call is in flight before a page counts as loaded: its parts make their calls one after another. */
const QUIET_MS = 200;

/** Calls back whenever no call has been in flight for a moment, until the returned function is called. */
export function whenQuiet(pending: State<boolean>, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!pending.getSnapshot()) timer = setTimeout(callback, QUIET_MS);
  };
  wait();
  const stop = pending.subscribe(wait);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
