import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** Tones of a toast: what happened, in the order of the kit's other tones. */
export const toastTones = ['success', 'danger', 'warning', 'info'] as const;

/** Tone of a toast. */
export type ToastTone = (typeof toastTones)[number];

/** How long a toast stays unless told otherwise, ms. */
export const TOAST_DURATION = 5000;

/** How many toasts show at once; older ones wait behind and come back as newer ones go. */
export const TOAST_LIMIT = 3;

/** What a toast shows. */
export interface ToastContent {
  tone: ToastTone;
  /** What happened, in a word or two. */
  title: string;
  /** One line more. */
  description?: string | undefined;
  /** One thing to do about it; choosing it closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface ToastOptions extends Omit<ToastContent, 'tone'> {
  /** @default 'info' */
  tone?: ToastTone | undefined;
  /** Time on the screen in ms, `Infinity` until closed. @default 5000; until closed for a danger with an action. */
  duration?: number | undefined;
}

/** Buffers toasts until a ToastRegion draws them; their time starts when they are drawn. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: TOAST_LIMIT });

/**
 * Tells the reader something in passing and returns the function that takes it back.
 * Danger is announced at once, every other tone when the screen reader is free.
 */
export function toast({ duration, tone = 'info', ...content }: ToastOptions): () => void {
  const stays = tone === 'danger' && content.action !== undefined;
  const timeout = duration ?? (stays ? Number.POSITIVE_INFINITY : TOAST_DURATION);
  const key = toastQueue.add(
    { tone, ...content },
    // A timer of setTimeout ends at once when told to wait for ever.
    Number.isFinite(timeout) ? { timeout } : {},
  );
  return () => toastQueue.close(key);
}

/** Takes back every toast, for a reader who signs out. */
export const clearToasts = (): void => toastQueue.clear();
