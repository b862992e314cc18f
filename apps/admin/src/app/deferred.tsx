import { type ComponentType, type JSX, lazy, useState } from 'react';

/** A component whose code is loaded when it is first needed, or before. */
export interface Deferred<Props> {
  (props: Props): JSX.Element;
  /** Starts loading; resolves when rendering will not wait. */
  preload(): Promise<void>;
}

/**
 * Defers a component's code. Unlike `React.lazy` it renders at once when its code is already there, so a preloaded
 * page has no fallback in its first paint, and a failed load is tried again.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const start = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
        return component;
      },
      (error: unknown) => {
        // React keeps the failure of a lazy component for good; the next one to ask gets a new one.
        loading = undefined;
        Waiting = makeWaiting();
        throw error;
      },
    );
    return loading;
  };
  const makeWaiting = () => lazy(async () => ({ default: await start() }));
  let Waiting = makeWaiting();

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component at module level, as React.lazy is.
  function DeferredComponent(props: Props) {
    // Kept: another type later on would mount it anew.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? Waiting);
    return <Component {...props} />;
  }
  return Object.assign(DeferredComponent, { preload: () => start().then(() => {}) });
}

/** Long enough for a first page and its data to be there; what is loaded ahead of need must not compete with them. */
const SETTLED_MS = 3000;

/** Calls back when the page has had its time and the browser has nothing better to do; returns how to call it off. */
export function whenSettled(callback: () => void): () => void {
  const timer = setTimeout(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback);
    else callback();
  }, SETTLED_MS);
  return () => clearTimeout(timer);
}
