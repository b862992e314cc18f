'use client';

import { type RefObject, useEffect } from 'react';
import { inertOutside } from './inertOutside.ts';

/**
 * Behavior of an overlay that covers the complete page. While `isOpen`, everything outside `host` is inert and focus is
 * on `overlay` inside it. Afterwards focus returns to the previously focused element. `host` must have
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
  // Another element that has received focus keeps it.
  const isOurs = () => overlay.contains(document.activeElement) || document.activeElement === document.body;
  if (!(before instanceof HTMLElement) || !isOurs()) return;
  before.focus({ preventScroll: true });
  if (document.activeElement === before) return;
  // Waits a frame, because a button that was disabled during the action is only enabled afterwards.
  requestAnimationFrame(() => {
    if (!isOurs()) return;
    before.focus({ preventScroll: true });
    if (document.activeElement === before) return;
    // If the element remains disabled, the first field of its form receives focus.
    before.closest('form')?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
  });
}
