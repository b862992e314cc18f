'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { keepClearOfControls } from './clearOfControls.ts';

/**
 * Keeps toasts clear of controls when the toasts or the focus change, after scrolling, and after a press or
 * key that may have opened a list.
 * @param toasts value that changes whenever the displayed toasts change
 */
export function useClearOfControls(regionRef: RefObject<HTMLElement | null>, toasts: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `toasts` is not read: a change of them moves the region.
  useLayoutEffect(() => {
    if (regionRef.current) keepClearOfControls(regionRef.current);
  }, [regionRef, toasts]);

  useEffect(() => {
    const move = () => {
      if (regionRef.current) keepClearOfControls(regionRef.current);
    };
    // An opened list is only in the DOM after the event.
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
