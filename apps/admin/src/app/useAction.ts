import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type Notice, notify } from './notify.tsx';

interface Action<T> {
  call: () => Promise<T>;
  /** Words in the cache keys that the change makes stale; they are loaded again. */
  touches: readonly string[];
  success?: ((result: T) => Notice) | undefined;
  failure: (error: unknown) => Notice;
}

/** Gives the one way to change something: call, load again what it touched, report. Resolves to whether it worked. */
export function useAction(): <T>(action: Action<T>) => Promise<boolean> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ call, touches, success, failure }) => {
      try {
        const result = await call();
        if (success) void notify(success(result));
      } catch (error) {
        void notify(failure(error));
        return false;
      }
      // Not waited for: a dialog closes first and gives the focus back while what it came from is still there.
      // It fails for who left the dashboard meanwhile, and took the cache along: nobody is left to load for.
      mutate((key) => Array.isArray(key) && key.some((part) => touches.includes(part))).catch(() => {});
      return true;
    },
    [mutate],
  );
}
