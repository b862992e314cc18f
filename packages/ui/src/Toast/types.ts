/** Tones of a toast. */
export const toastTones = ['success', 'danger', 'warning', 'info'] as const;

/** Tone of a toast. */
export type ToastTone = (typeof toastTones)[number];

/** Default time that a toast is shown, in ms. */
export const TOAST_DURATION = 5000;

/** Maximum number of toasts shown at once. Older toasts are hidden and reappear when newer toasts close. */
export const TOAST_LIMIT = 3;

/** Content of a toast. */
export interface ToastContent {
  tone: ToastTone;
  /** Event that the toast reports, in one or two words, for example "Ticket saved". */
  title: string;
  /** Second line. */
  description?: string | undefined;
  /** A single action. Choosing it closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** Options of `toast`. */
export interface ToastOptions extends Omit<ToastContent, 'tone'> {
  /** @default 'info' */
  tone?: ToastTone | undefined;
  /** Display time in ms; `Infinity` keeps the toast until it is closed. @default 5000; `Infinity` with an action */
  duration?: number | undefined;
}
