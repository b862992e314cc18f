import { type RefObject, useEffect } from 'react';
import { inertOutside } from './inertOutside.ts';

/**
 * While `isOpen`, makes everything outside `host` inert and puts the focus on `cover` inside it; afterwards the focus
 * goes back to where it was. For what covers the whole page; `host` carries `data-react-aria-top-layer`.
 */
export function useCover(
  isOpen: boolean,
  host: RefObject<HTMLElement | null>,
  cover: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const covering = cover.current;
    if (!isOpen || !host.current || !covering) return;
    const before = document.activeElement;
    const release = inertOutside(host.current);
    covering.focus({ preventScroll: true });
    return () => {
      release();
      giveBack(before, covering);
    };
  }, [isOpen, host, cover]);
}

function giveBack(before: Element | null, cover: HTMLElement) {
  // Whoever took the focus meanwhile keeps it.
  const isOurs = () => cover.contains(document.activeElement) || document.activeElement === document.body;
  if (!(before instanceof HTMLElement) || !isOurs()) return;
  before.focus({ preventScroll: true });
  if (document.activeElement === before) return;
  // A button that was disabled for as long as the work took is enabled in the same moment, but after this.
  requestAnimationFrame(() => {
    if (!isOurs()) return;
    before.focus({ preventScroll: true });
    if (document.activeElement === before) return;
    // One that stays disabled gives its place to the first field of its form.
    before.closest('form')?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
  });
}
