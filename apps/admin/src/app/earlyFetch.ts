declare global {
  interface Window {
    /** Replies that the page itself asked for before any code was there, by path and query. Each is taken once. */
    __derrickEarly?: Record<string, Promise<Response>> | undefined;
  }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });

/** Is `fetch`, but takes the reply that the page asked for early, if it asked for this one. */
export const earlyFetch: typeof globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const early = request.method === 'GET' ? window.__derrickEarly?.[pathname + search] : undefined;
  if (!early) return fetch(request);
  delete window.__derrickEarly?.[pathname + search];
  // A reply that never came is asked for again; the caller's time-out holds for both.
  return Promise.race([early, whenAborted(request.signal)]).catch(() => fetch(request));
};
