import { type ComponentType, type JSX, lazy, useState } from 'react';

/** A component whose code is loaded when it is first rendered, or before. */
export interface Deferred<Props> {
  (props: Props): JSX.Element;
  /** Starts loading; resolves when rendering will not wait. A failed load is tried again. */
  preload(): Promise<void>;
}

/**
 * The one way to load code late: a screen or an overlay. Unlike a component of `React.lazy` alone, it renders at once
 * when it was preloaded, so that a page has no fallback in its first paint.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const start = async () => {
    Loaded ??= await load();
    return Loaded;
  };
  const Lazy = lazy(async () => ({ default: await start() }));

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component at module level, as React.lazy is.
  function DeferredComponent(props: Props) {
    // Chosen once: with another type in a later render, React would mount it again.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(DeferredComponent, { preload: async () => void (await start()) });
}
