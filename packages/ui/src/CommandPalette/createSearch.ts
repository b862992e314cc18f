/** State of a search. */
export type SearchStatus<Found> =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; matches: readonly Found[] }
  | { kind: 'failed' };

/** Searches a server. The signal is aborted when another text is searched. */
export type SearchFunction<Found> = (text: string, signal: AbortSignal) => Promise<readonly Found[]>;

/**
 * Creates a search-as-you-type. Only the response to the last text is reported, regardless of the order in which
 * responses arrive.
 */
export function createSearch<Found>(report: (status: SearchStatus<Found>) => void) {
  let controller = new AbortController();
  return {
    search(searchServer: SearchFunction<Found>, text: string): void {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      report({ kind: 'loading' });
      searchServer(text, signal).then(
        (commands) => {
          if (!signal.aborted) report({ kind: 'ready', matches: commands });
        },
        () => {
          if (!signal.aborted) report({ kind: 'failed' });
        },
      );
    },
    /** Aborts the current search. */
    stop(): void {
      controller.abort();
      report({ kind: 'idle' });
    },
  };
}
