import { MAIN_ID } from '@derrick/ui/AppShell';
import { useEffect, useRef } from 'react';

/** How long, in ms, a menu or a dialog that led here may keep the page inert: longer than its fading takes. */
const PATIENCE_MS = 1000;

/**
 * Focuses the page that comes when what led to it went with the page before, as a link in it or an entry of a menu does.
 * The next Tab is then the first of that page, and a screen reader is told of it. A link of the side panel stays focused.
 */
export function useFocusOnNewPage(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    // The first page, where a reader starts at the top.
    if (shown.current === path) return;
    shown.current = path;
    const until = performance.now() + PATIENCE_MS;
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
