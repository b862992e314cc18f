import { createState } from './state.ts';

export interface LazyCode<Code> {
  /** Returns the code, or undefined if it is not loaded yet. */
  get(): Code | undefined;
  /** Loads the code. Parallel calls share one request; after a failure the next call loads again. */
  load(): Promise<Code>;
  /** Calls `listener` when the code is loaded. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Creates lazily loaded code. Replaces `React.lazy`, which caches a failed load forever. */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  const { getSnapshot, set, subscribe } = createState<{ code: Code } | undefined>(undefined);
  let loading: Promise<Code> | undefined;

  const start = async () => {
    try {
      const code = await load();
      set({ code });
      return code;
    } catch (cause) {
      loading = undefined;
      throw cause;
    }
  };
  return {
    get: () => getSnapshot()?.code,
    load() {
      loading ??= start();
      return loading;
    },
    subscribe,
  };
}
