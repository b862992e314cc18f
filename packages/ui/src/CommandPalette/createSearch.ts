/** Where a search stands. */
export type SearchStatus<Found> =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; found: readonly Found[] }
  | { kind: 'failed' };

/** Asks a server. The signal is aborted as soon as another text is searched. */
export type SearchFunction<Found> = (text: string, signal: AbortSignal) => Promise<readonly Found[]>;

/**
 * Searches as somebody types. Only the answer to the last text is reported, in whatever order answers come.
 */
export function createSearch<Found>(report: (status: SearchStatus<Found>) => void) {
  let controller = new AbortController();
  return {
    search(ask: SearchFunction<Found>, text: string): void {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      report({ kind: 'loading' });
      ask(text, signal).then(
        (found) => {
          if (!signal.aborted) report({ kind: 'ready', found });
        },
        () => {
          if (!signal.aborted) report({ kind: 'failed' });
        },
      );
    },
    /** Drops what is under way. */
    stop(): void {
      controller.abort();
      report({ kind: 'idle' });
    },
  };
}
