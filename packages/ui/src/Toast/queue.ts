'use client';

// Not from react-aria-components, with which esbuild would bundle the visible toast too.
import { ToastQueue } from 'react-stately/useToastState';
import { TOAST_DURATION, TOAST_LIMIT, type ToastContent, type ToastOptions } from './types.ts';

/** Queues toasts until a ToastRegion shows them. Their timers start at that moment. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: TOAST_LIMIT });

/** Calls back whenever the displayed toasts change, until the returned function is called. */
export const subscribeToToasts = (onChange: () => void): (() => void) => toastQueue.subscribe(onChange);

/** Returns the displayed toasts, newest first. */
export const getToasts = () => toastQueue.visibleToasts;

export type VisibleToasts = ReturnType<typeof getToasts>;

/**
 * Shows a toast and returns a function that closes it. The tone `danger` interrupts a screen reader; other tones wait.
 */
export function toast({ duration, tone = 'info', ...content }: ToastOptions): () => void {
  // Slow readers must still be able to reach the action. https://www.w3.org/TR/WCAG22/#timing-adjustable
  const timeout = duration ?? (content.action ? Number.POSITIVE_INFINITY : TOAST_DURATION);
  const key = toastQueue.add(
    { tone, ...content },
    // setTimeout with an infinite delay would fire immediately.
    Number.isFinite(timeout) ? { timeout } : {},
  );
  return () => toastQueue.close(key);
}

/** Closes all toasts, for example when the user signs out. */
export const clearToasts = (): void => toastQueue.clear();
