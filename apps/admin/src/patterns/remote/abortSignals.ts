interface Request {
  controller: AbortController;
  users: number;
}

/**
 * Signals for requests that several components may wait for: one for each key, aborted when the last component that
 * uses the key has gone.
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
    /** Counts a component as waiting; the returned function counts it out again. */
    use(key: string): () => void {
      const request = requestOf(key);
      request.users += 1;
      return () => {
        request.users -= 1;
        // React in development unmounts and mounts again at once.
        setTimeout(() => {
          if (request.users > 0 || requests.get(key) !== request) return;
          requests.delete(key);
          request.controller.abort();
        });
      };
    },
  };
}
