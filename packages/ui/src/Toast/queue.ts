'use client';

import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { TOAST_DURATION, TOAST_LIMIT, type ToastContent, type ToastTone } from './toastContent.ts';

export interface ToastOptions extends Omit<ToastContent, 'tone'> {
  /** @default 'info' */
  tone?: ToastTone | undefined;
  /** Time in ms; `Infinity` for a toast that stays until closed. @default 5000; `Infinity` with an action */
  duration?: number | undefined;
}

/** Holds toasts until a ToastRegion shows them; their time starts then. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: TOAST_LIMIT });

/** Calls back whenever a toast comes or goes, until the returned function is called. */
export const subscribeToToasts = (onChange: () => void): (() => void) => toastQueue.subscribe(onChange);

/** The toasts that are shown, newest first. */
export const getToasts = () => toastQueue.visibleToasts;

/** The toasts that are shown. */
export type VisibleToasts = ReturnType<typeof getToasts>;

/**
 * Shows a toast and returns a function that closes it. The tone `danger` interrupts a screen reader, others wait.
 */
export function toast({ duration, tone = 'info', ...content }: ToastOptions): () => void {
  // Who reads slowly must still reach the action. https://www.w3.org/TR/WCAG22/#timing-adjustable
  const timeout = duration ?? (content.action ? Number.POSITIVE_INFINITY : TOAST_DURATION);
  const key = toastQueue.add(
    { tone, ...content },
    // With an infinite delay setTimeout fires at once.
    Number.isFinite(timeout) ? { timeout } : {},
  );
  return () => toastQueue.close(key);
}

/** Closes all toasts, for example when a person signs out. */
export const clearToasts = (): void => toastQueue.clear();
