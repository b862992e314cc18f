'use client';

import { type RefObject, useEffect } from 'react';
import { inertOutside } from '../inert/inertOutside.ts';
import { isVisible } from '../platform/isVisible.ts';
import { queryMedia } from '../platform/queryMedia.ts';
import { media } from '../theme/media.ts';

const tabbable = 'a[href], button:not([disabled]), input:not([disabled]), select, [tabindex="0"]';

/** Keeps the Tab key inside the panel. */
function wrapFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = [...panel.querySelectorAll<HTMLElement>(tabbable)].filter((stop) => isVisible(stop));
  const [first] = stops;
  const last = stops.at(-1);
  const from = document.activeElement;
  if (event.shiftKey && (from === first || from === panel)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && from === last) {
    event.preventDefault();
    first?.focus();
  }
}

/** Makes the page around the panel inert and stops it from scrolling. Returns a function that undoes both. */
function blockPage(panel: HTMLElement): () => void {
  const release = inertOutside(panel);
  const { style } = document.documentElement;
  const { overflow } = style;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    release();
  };
}

/**
 * Makes the open panel modal on a phone. The rest of the page is inert and does not scroll, and Tab stays inside. Escape,
 * a press outside or widening the window closes the panel, and focus returns to the previous element.
 *
 * react-aria's overlays are not used: the shell is part of every first load, and they add 13 KB (brotli). A native
 * `<dialog>` is not used either: on a desktop the same element is a column, by CSS alone, so nothing moves when the
 * script loads. Also, a dialog is modal only through `showModal()`, which puts it in the top layer, above all toasts.
 */
export function useModalPanel(
  panelRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const panel = panelRef.current;
    if (!isOpen || !panel) return;
    const opener = document.activeElement;
    const unblockPage = blockPage(panel);
    panel.focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent) => {
      // A menu opened from the panel has already handled the key, or covers the panel.
      if (event.defaultPrevented || panel.closest('[inert], [aria-hidden="true"]')) return;
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') wrapFocus(panel, event);
    };
    const onClick = ({ target }: MouseEvent) => {
      // Everything outside is inert, so a click there targets an ancestor of the panel.
      if (target instanceof Node && target !== panel && target.contains(panel)) close();
    };
    const desktop = queryMedia(media.desktop);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    desktop.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      desktop.removeEventListener('change', close);
      unblockPage();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panelRef, isOpen, close]);
}
