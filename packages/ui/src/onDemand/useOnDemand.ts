import { useCallback, useRef, useState } from 'react';

/**
 * Code that is fetched when it is first wanted: the loaded value, and the function that starts loading.
 * Unlike React.lazy a failed fetch throws nothing and is tried again by the next call, because a menu or a toast
 * that can't be drawn while the network is away must not take the page down with it.
 * @param load must be the same function in each render.
 */
export function useOnDemand<Value>(load: () => Promise<Value>): [Value | undefined, () => void] {
  const [value, setValue] = useState<{ current: Value }>();
  const isLoading = useRef(false);
  const start = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    load().then(
      (current) => setValue({ current }),
      () => {
        isLoading.current = false;
      },
    );
  }, [load]);
  return [value?.current, start];
}
