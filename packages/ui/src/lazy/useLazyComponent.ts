'use client';

import { useCallback, useRef, useState } from 'react';

/**
 * Loads the component of an overlay when it is first needed. Returns the component, undefined until it is loaded, and the
 * function that starts loading. A failed load throws nothing, unlike React.lazy's, and the next call tries again: a menu
 * or toast that can't be shown while the network is down must not take the page down with it.
 * @param load must be the same function in each render.
 */
export function useLazyComponent<Component>(
  load: () => Promise<Component>,
): [component: Component | undefined, start: () => void] {
  const [loaded, setLoaded] = useState<{ component: Component }>();
  const isLoading = useRef(false);
  const start = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    load().then(
      (component) => setLoaded({ component }),
      () => {
        isLoading.current = false;
      },
    );
  }, [load]);
  return [loaded?.component, start];
}
