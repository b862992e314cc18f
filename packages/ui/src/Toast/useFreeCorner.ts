'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { takeFreeCorner } from './freeCorner.ts';

/**
 * Keeps toasts away from what the reader needs: when the toasts change, when the focus moves, after scrolling,
 * and when a press or typing may have opened a list.
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
    // The list is there after the event.
    const moveSoon = () => requestAnimationFrame(move);
    const events = { focusin: move, scrollend: move, click: moveSoon, input: moveSoon };
    for (const [event, listener] of Object.entries(events)) document.addEventListener(event, listener, true);
    window.addEventListener('resize', move);
    return () => {
      for (const [event, listener] of Object.entries(events))
        document.removeEventListener(event, listener, true);
      window.removeEventListener('resize', move);
    };
  }, [regionRef]);
}
