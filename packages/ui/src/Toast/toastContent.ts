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
