interface Request {
  controller: AbortController;
  users: number;
}

/**
 * Abort signals for requests shared by several components, by key. A signal is aborted when the last component that uses
 * its key unmounts.
 */
export function createAbortSignals() {
  const requests = new Map<string, Request>();

  const requestOf = (key: string): Request => {
    const known = requests.get(key);
    if (known) return known;
    const created = { controller: new AbortController(), users: 0 };
    requests.set(key, created);
    return created;
  };

  return {
    signal: (key: string): AbortSignal => requestOf(key).controller.signal,
    /** Registers a component as a user of the request. Returns the function that unregisters it. */
    use(key: string): () => void {
      const request = requestOf(key);
      request.users += 1;
      return () => {
        request.users -= 1;
        // React unmounts and remounts immediately in development (StrictMode).
        setTimeout(() => {
          if (request.users > 0 || requests.get(key) !== request) return;
          requests.delete(key);
          request.controller.abort();
        });
      };
    },
  };
}
