'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { queryMedia } from '../platform/queryMedia.ts';
import { media } from './media.ts';

/** Returns the current result of a media query; false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = queryMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => queryMedia(query).matches,
    () => false,
  );
}

/** Returns true in a window narrower than `MOBILE_BREAKPOINT`; false on the server. */
export const useIsMobile = (): boolean => useMediaQuery(media.phone);
