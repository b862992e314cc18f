import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a pointer rests on a thing before its tooltip shows, ms. */
export const TOOLTIP_DELAY = 700;

/** How long a tooltip stays after the pointer left, so that the pointer can move onto it, ms. */
export const TOOLTIP_CLOSE_DELAY = 300;

/** How long after one tooltip went the next one shows at once, ms. */
export const TOOLTIP_SKIP_WINDOW = 300;

/** The one tooltip that shows, and when the last one went. */
const shared: { close: (() => void) | undefined; closedAt: number } = {
  close: undefined,
  closedAt: Number.NEGATIVE_INFINITY,
};

const isWarm = () => shared.close !== undefined || performance.now() - shared.closedAt < TOOLTIP_SKIP_WINDOW;

interface TooltipOptions {
  delay: number;
  isOpen: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/** When a tooltip shows: after a rest of the pointer, at once with the keyboard's focus or right after a neighbour's. */
export function useTooltip({ delay, isOpen: givenIsOpen, defaultOpen, onOpenChange }: TooltipOptions) {
  const [ownIsOpen, setOwnIsOpen] = useState(defaultOpen);
  const isOpen = givenIsOpen ?? ownIsOpen;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef({ isOpen, onOpenChange });
  useEffect(() => {
    current.current = { isOpen, onOpenChange };
  });

  const set = useCallback((next: boolean) => {
    clearTimeout(timer.current);
    if (next === current.current.isOpen) return;
    current.current.isOpen = next;
    setOwnIsOpen(next);
    current.current.onOpenChange?.(next);
  }, []);

  const close = useCallback(() => set(false), [set]);
  const closeSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, TOOLTIP_CLOSE_DELAY);
  }, [close]);
  const open = useCallback(() => set(true), [set]);
  const openSoon = useCallback(() => {
    clearTimeout(timer.current);
    if (isWarm()) open();
    else timer.current = setTimeout(open, delay);
  }, [open, delay]);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    if (shared.close !== close) shared.close?.();
    shared.close = close;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around stays: the key has done its work.
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      if (shared.close !== close) return;
      shared.close = undefined;
      shared.closedAt = performance.now();
    };
  }, [isOpen, close]);

  return { isOpen, open, openSoon, close, closeSoon };
}
