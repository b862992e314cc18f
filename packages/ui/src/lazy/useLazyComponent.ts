'use client';

import { useCallback, useRef, useState } from 'react';

/** Status of a lazily loaded component. */
export type LazyStatus = 'idle' | 'loading' | 'failed' | 'ready';

/**
 * Loads the component of an overlay when it is first needed. Returns the component, undefined until loaded, a function
 * that starts loading, and the status. Unlike with React.lazy, a failed load does not throw, and the next call tries
 * again: without a network connection a menu or toast can't be shown, but the page must not crash.
 * @param load function that loads the component; must be the same in each render
 */
export function useLazyComponent<Component>(
  load: () => Promise<Component>,
): [component: Component | undefined, start: () => void, status: LazyStatus] {
  const [{ component, status }, setState] = useState<{ component?: Component; status: LazyStatus }>({
    status: 'idle',
  });
  const isLoading = useRef(false);
  const start = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    setState({ status: 'loading' });
    load().then(
      (loaded) => setState({ component: loaded, status: 'ready' }),
      () => {
        isLoading.current = false;
        setState({ status: 'failed' });
      },
    );
  }, [load]);
  return [component, start, status];
}

/** Handlers of a trigger that load an overlay before it opens: on hover, focus and press. */
export const preloadOn = (load: () => void) => ({
  onPointerEnter: load,
  onPointerDown: load,
  onFocus: load,
});
