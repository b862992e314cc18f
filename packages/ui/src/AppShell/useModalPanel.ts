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

/** Makes the page around the panel inert and keeps it from scrolling. Returns a function that undoes both. */
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
 * Makes the open panel of a phone modal: the rest of the page is inert and does not scroll, Tab stays inside, Escape, a
 * press outside or a wider window closes it, and the focus returns.
 *
 * Without react-aria's overlays: the shell is part of every first load, and they weigh 13 KB brotli there.
 * Without a native `<dialog>`: the same element is a column on a desktop, by CSS alone, so that nothing moves when the
 * script arrives. A dialog is modal only through `showModal()`, in the top layer, where no toast could be above it.
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
      // A menu that was opened from the panel has handled the key, or covers the panel.
      if (event.defaultPrevented || panel.closest('[inert], [aria-hidden="true"]')) return;
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') wrapFocus(panel, event);
    };
    const onClick = ({ target }: MouseEvent) => {
      // What lies outside is inert, so the target of a click there is an ancestor of the panel.
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
