declare global {
  interface Window {
    /** Replies to the calls that the HTML made before any code was loaded, by path and query. Each is used once. */
    __derrickEarly?: Record<string, Promise<Response>> | undefined;
  }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });

/** `fetch` that uses the reply to a call that the HTML has already made; see vite/routePages.ts. */
export const earlyFetch: typeof globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const early = request.method === 'GET' ? window.__derrickEarly?.[pathname + search] : undefined;
  if (!early) return fetch(request);
  delete window.__derrickEarly?.[pathname + search];
  // What was refused may be allowed by now: a page is held back until somebody has chosen a password of their own.
  const reply = early.then((made) => (made.status === 403 ? fetch(request) : made));
  // A failed call is repeated, within the caller's time-out.
  return Promise.race([reply, whenAborted(request.signal)]).catch(() => fetch(request));
};
