'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { takeFreeCorner } from './freeCorner.ts';

/**
 * Keeps toasts away from what the reader needs: when the toasts change, when the focus moves, and after scrolling.
 * @param toasts changes whenever a toast comes or goes
 */
export function useFreeCorner(regionRef: RefObject<HTMLElement | null>, toasts: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `toasts` is not read: a change of them moves the region.
  useLayoutEffect(() => {
    if (regionRef.current) takeFreeCorner(regionRef.current);
  }, [regionRef, toasts]);

  useEffect(() => {
    const move = () => {
      if (regionRef.current) takeFreeCorner(regionRef.current);
    };
    const events = ['focusin', 'scrollend'];
    for (const event of events) document.addEventListener(event, move, true);
    window.addEventListener('resize', move);
    return () => {
      for (const event of events) document.removeEventListener(event, move, true);
      window.removeEventListener('resize', move);
    };
  }, [regionRef]);
}
