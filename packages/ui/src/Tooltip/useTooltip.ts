'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { TOOLTIP_CLOSE_DELAY, TOOLTIP_DELAY, TOOLTIP_SKIP_WINDOW } from './delays.ts';

/** The currently open tooltip, and the time at which the last tooltip closed. Shared by all tooltips. */
const shared: { close: (() => void) | undefined; closedAt: number } = {
  close: undefined,
  closedAt: Number.NEGATIVE_INFINITY,
};

const opensImmediately = () =>
  shared.close !== undefined || performance.now() - shared.closedAt < TOOLTIP_SKIP_WINDOW;

interface TooltipOptions {
  /** @default 700 */
  delay?: number;
  isOpen?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Prevents Escape from also closing a dialog around the tooltip. @default true */
  stopsEscape?: boolean;
}

/**
 * Opens and closes a tooltip: after a delay for the pointer, immediately for keyboard focus or right after another
 * tooltip.
 */
export function useTooltip({
  delay = TOOLTIP_DELAY,
  isOpen: givenIsOpen,
  defaultOpen = false,
  onOpenChange,
  stopsEscape = true,
}: TooltipOptions) {
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
    if (opensImmediately()) open();
    else timer.current = setTimeout(open, delay);
  }, [open, delay]);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    if (shared.close !== close) shared.close?.();
    shared.close = close;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (stopsEscape) event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      if (shared.close !== close) return;
      shared.close = undefined;
      shared.closedAt = performance.now();
    };
  }, [isOpen, close, stopsEscape]);

  return { isOpen, open, openSoon, close, closeSoon };
}
