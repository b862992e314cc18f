import { type ComponentType, type JSX, use } from 'react';

/** A component whose code is loaded when it is first rendered, or before. */
export interface Deferred<Props> {
  (props: Props): JSX.Element;
  /** Starts loading; resolves when rendering will not wait. A failed load is tried again. */
  preload(): Promise<void>;
}

/**
 * The one way to load code late: a screen or an overlay. Unlike `React.lazy`, a component whose code is there renders at
 * once, so that a preloaded page has no fallback in its first paint, and a preload that failed does not fail for good.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = () => {
    loading ??= load().then((component) => {
      Loaded = component;
      return component;
    });
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component at module level, as React.lazy is.
  function DeferredComponent(props: Props) {
    const Component = Loaded ?? use(start());
    return <Component {...props} />;
  }
  async function preload() {
    try {
      await start();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  return Object.assign(DeferredComponent, { preload });
}
