import { type ComponentType, type JSX, type ReactNode, use } from 'react';
import { FailureView } from './failureView.ts';
import type { Part } from './i18n/catalogue.ts';
import type { Messages } from './i18n/messages.ts';
import { lazyCode } from './lazyCode.ts';
import { loadLazy, useLazy } from './useLazy.ts';

/** A component whose code is loaded at its first render or by `preload`. */
export interface Deferred<Props> {
  (
    props: Props & {
      /** Shown while the code is loaded. @default nothing */
      fallback?: ReactNode;
    },
  ): JSX.Element;
  /**
   * Loads the code and its messages; resolves when the component can render without waiting. After a failure the next
   * call loads again.
   */
  preload(messages?: Messages): Promise<void>;
}

interface DeferredOptions {
  /** The message parts that the component uses. */
  messages?: readonly Part[];
}

/**
 * Creates a lazily loaded screen or part of a screen. If loading fails, an error with a Retry button replaces it; the
 * rest of the page stays. See `lazyOverlay` for dialogs and popovers.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { messages: parts = [] }: DeferredOptions = {},
): Deferred<Props> {
  const code = lazyCode(load);

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component at module level, as React.lazy is.
  function DeferredComponent(props: Props & { fallback?: ReactNode }) {
    const lazy = useLazy(code, parts);
    const Failure = use(FailureView);
    switch (lazy.status) {
      case 'loading':
        return <>{props.fallback}</>;
      case 'failed':
        return <Failure {...lazy} />;
      case 'ready':
        return <lazy.code {...props} />;
    }
  }
  return Object.assign(DeferredComponent, {
    async preload(messages?: Messages) {
      await (messages ? loadLazy(code, parts, messages) : code.load());
    },
  });
}
