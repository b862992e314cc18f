import { type RefCallback, useCallback } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Makes a box a stop of the Tab key while it scrolls and has nothing inside that takes the focus: Safari has no other way
 * to scroll it by keyboard (WCAG 2.2, 2.1.1).
 */
export function useScrollStop(): RefCallback<HTMLElement> {
  return useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const update = () => {
      const isStop = box.scrollHeight > box.clientHeight && !box.querySelector(focusable);
      if (isStop) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
}
