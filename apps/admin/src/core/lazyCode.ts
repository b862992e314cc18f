import { createState } from './state.ts';

/** Code that is loaded when it is first needed. */
export interface LazyCode<Code> {
  /** Returns the loaded code; undefined until then. */
  get(): Code | undefined;
  /** Loads the code. Parallel calls share one request; after a failure the next call loads again. */
  load(): Promise<Code>;
  /** Calls back when the code is loaded, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Creates code that is loaded later. `React.lazy` is not used: it keeps a failed load for good. */
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
