import { MAIN_ID } from '@derrick/ui/AppShell';
import { useEffect, useRef } from 'react';

/** Milliseconds that a closing menu or dialog may keep the page inert; longer than its fade-out. */
const FOCUS_TIMEOUT_MS = 1000;

/**
 * Moves the focus to the new page if the element that opened it was removed, such as a link in the previous page or a
 * menu entry. The next Tab then starts in the new page, and screen readers announce it. A link in the side panel keeps
 * the focus.
 */
export function useFocusOnNewPage(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    // Not for the first page, where the user starts at the top.
    if (shown.current === path) return;
    shown.current = path;
    const until = performance.now() + FOCUS_TIMEOUT_MS;
    let frame = 0;
    const focus = () => {
      if (document.activeElement !== document.body) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      if (performance.now() < until) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [path]);
}
