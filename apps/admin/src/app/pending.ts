/** Counts the calls in flight, for the one progress line that stays while any of them runs. */
export interface PendingCalls {
  set(count: number): void;
  getSnapshot(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Creates the counter; its snapshot is true while a call is in flight. */
export function createPendingCalls(): PendingCalls {
  let isPending = false;
  const listeners = new Set<() => void>();
  return {
    set(count) {
      if (isPending === count > 0) return;
      isPending = count > 0;
      for (const listener of listeners) listener();
    },
    getSnapshot: () => isPending,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
