import { type ComponentType, type JSX, use } from 'react';
import { marked } from './settled.ts';

/** A component whose code is loaded when it is first needed, or before. */
export interface Deferred<Props> {
  (props: Props): JSX.Element;
  /** Starts loading; resolves when rendering will not wait. */
  preload(): Promise<void>;
}

/**
 * Defers a component's code. Unlike `React.lazy` it renders at once when its code is already there, so a preloaded
 * page has no fallback in its first paint, and a failed load is tried again on the next render.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= marked(
      load().then(
        (component) => {
          Loaded = component;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      ),
    );
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component at module level, as React.lazy is.
  function DeferredComponent(props: Props) {
    use(preload());
    // `use` has thrown until the code is there.
    if (!Loaded) throw new Error('A deferred component resolved to nothing');
    return <Loaded {...props} />;
  }
  return Object.assign(DeferredComponent, { preload });
}

/** Calls back when the browser has nothing better to do; returns how to call it off. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  // Safari.
  const id = setTimeout(callback, 500);
  return () => clearTimeout(id);
}
