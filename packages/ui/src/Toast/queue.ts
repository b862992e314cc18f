import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** Tones of a toast. */
export const toastTones = ['success', 'danger', 'warning', 'info'] as const;

/** Tone of a toast. */
export type ToastTone = (typeof toastTones)[number];

/** Default time that a toast is shown, in ms. */
export const TOAST_DURATION = 5000;

/** Number of toasts shown at once. Older ones are hidden and return when newer ones close. */
export const TOAST_LIMIT = 3;

/** Content of a toast. */
export interface ToastContent {
  tone: ToastTone;
  /** What happened, in one or two words. */
  title: string;
  /** A second line. */
  description?: string | undefined;
  /** One action; choosing it closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface ToastOptions extends Omit<ToastContent, 'tone'> {
  /** @default 'info' */
  tone?: ToastTone | undefined;
  /** Time in ms; `Infinity` for a toast that stays until closed. @default 5000; `Infinity` for `danger` with an action */
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
  const stays = tone === 'danger' && content.action !== undefined;
  const timeout = duration ?? (stays ? Number.POSITIVE_INFINITY : TOAST_DURATION);
  const key = toastQueue.add(
    { tone, ...content },
    // With an infinite delay setTimeout fires at once.
    Number.isFinite(timeout) ? { timeout } : {},
  );
  return () => toastQueue.close(key);
}

/** Closes all toasts, for example when a person signs out. */
export const clearToasts = (): void => toastQueue.clear();
