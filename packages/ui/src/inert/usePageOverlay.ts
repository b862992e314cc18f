'use client';

import { type RefObject, useEffect } from 'react';
import { inertOutside } from './inertOutside.ts';

/**
 * Behaviour of an overlay that takes the place of the whole page. While `isOpen`, everything outside `host` is inert and
 * the focus is on `overlay` inside it; afterwards the focus returns to where it was. `host` carries
 * `data-react-aria-top-layer`.
 */
export function usePageOverlay(
  isOpen: boolean,
  host: RefObject<HTMLElement | null>,
  overlay: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = overlay.current;
    if (!isOpen || !host.current || !element) return;
    const before = document.activeElement;
    const release = inertOutside(host.current);
    element.focus({ preventScroll: true });
    return () => {
      release();
      returnFocus(before, element);
    };
  }, [isOpen, host, overlay]);
}

function returnFocus(before: Element | null, overlay: HTMLElement) {
  // If another element has taken the focus, it keeps it.
  const isOurs = () => overlay.contains(document.activeElement) || document.activeElement === document.body;
  if (!(before instanceof HTMLElement) || !isOurs()) return;
  before.focus({ preventScroll: true });
  if (document.activeElement === before) return;
  // A button that was disabled during the work is enabled right after this.
  requestAnimationFrame(() => {
    if (!isOurs()) return;
    before.focus({ preventScroll: true });
    if (document.activeElement === before) return;
    // If it stays disabled, the first field of its form gets the focus.
    before.closest('form')?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
  });
}
