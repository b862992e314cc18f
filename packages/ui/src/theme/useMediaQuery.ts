import { useCallback, useSyncExternalStore } from 'react';
import { media } from './media.ts';

/** Whether a media query holds now; false on the server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the window is narrower than `MOBILE_BREAKPOINT`; false on the server. */
export const useIsMobile = (): boolean => useMediaQuery(media.phone);
