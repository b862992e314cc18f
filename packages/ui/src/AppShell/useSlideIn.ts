import { type RefObject, useEffect } from 'react';
import { inertOutside } from '../inert/inertOutside.ts';
import { media } from '../theme/media.ts';

const tabbable = 'a[href], button:not([disabled]), input:not([disabled]), select, [tabindex="0"]';

/**
 * What a modal sheet does, for the panel that has slid in: the rest of the page is inert and does not scroll, Tab goes
 * round inside, Escape, a press outside or a wider window close it, and the focus returns.
 *
 * By hand, not with react-aria's overlays: the shell is in the first load of every screen, and they weigh 13 KB there.
 * Not a native `<dialog>` either: one element is the sheet of a phone and the column of a desk, chosen by CSS alone, so
 * that nothing jumps when the script arrives; a dialog is modal only through `showModal()`, in the top layer, where no
 * toast could stand above it.
 */
export function useSlideIn(
  panelRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const panel = panelRef.current;
    if (!isOpen || !panel) return;
    const opener = document.activeElement;
    const release = inertOutside(panel);
    const { documentElement } = document;
    const overflow = documentElement.style.overflow;
    documentElement.style.overflow = 'hidden';
    panel.focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent) => {
      // A menu that was opened from the panel has taken the key, or covers the panel.
      if (event.defaultPrevented || panel.closest('[inert], [aria-hidden="true"]')) return;
      if (event.key === 'Escape') close();
      if (event.key !== 'Tab') return;
      const stops = [...panel.querySelectorAll<HTMLElement>(tabbable)].filter((stop) =>
        stop.checkVisibility(),
      );
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
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      // What lies outside is inert, so a click on it arrives at one of the panel's ancestors.
      if (target instanceof Node && target !== panel && target.contains(panel)) close();
    };
    const desktop = window.matchMedia(media.desktop);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    desktop.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      desktop.removeEventListener('change', close);
      documentElement.style.overflow = overflow;
      release();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panelRef, isOpen, close]);
}
