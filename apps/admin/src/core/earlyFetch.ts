declare global {
  interface Window {
    /** Responses to the requests that the HTML sent before any code was loaded, by path and query. Each is used once. */
    __derrickEarly?: Record<string, Promise<Response>> | undefined;
  }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });

/** `fetch` that uses the response to a request that the HTML already sent; see vite/routePages.ts. */
export const earlyFetch: typeof globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const early = request.method === 'GET' ? window.__derrickEarly?.[pathname + search] : undefined;
  if (!early) return fetch(request);
  delete window.__derrickEarly?.[pathname + search];
  // The server rejects requests with 403 until the user has set a password, so an early 403 may be outdated: repeat the
  // request.
  const reply = early.then((earlyReply) => (earlyReply.status === 403 ? fetch(request) : earlyReply));
  // Repeats a failed request, within the caller's timeout.
  return Promise.race([reply, whenAborted(request.signal)]).catch(() => fetch(request));
};
