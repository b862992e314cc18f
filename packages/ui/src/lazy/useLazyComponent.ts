'use client';

import { useCallback, useRef, useState } from 'react';

/**
 * Loads the component of an overlay when it is first needed. Returns the component, undefined until loaded, and a
 * function that starts loading. Unlike with React.lazy, a failed load does not throw, and the next call tries again:
 * without a network connection a menu or toast can't be shown, but the page must not crash.
 * @param load function that loads the component; must be the same in each render
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
