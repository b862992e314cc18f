'use client';

import { type RefCallback, useCallback } from 'react';
import { observeResize } from '../platform/observeResize.ts';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Makes a box a tab stop while it scrolls and contains nothing focusable. Otherwise the keyboard could not scroll it in
 * Safari. @see https://www.w3.org/TR/WCAG22/#keyboard
 */
export function useScrollStop(): RefCallback<HTMLElement> {
  return useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const update = () => {
      const isStop = box.scrollHeight > box.clientHeight && !box.querySelector(focusable);
      if (isStop) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    return observeResize([box], update);
  }, []);
}
