import { Button } from '@derrick/ui/Button';
import { clearToasts, type ToastOptions, ToastRegion, toast } from '@derrick/ui/Toast';
import { useEffect } from 'react';

/** What a ToastExample shows. */
export interface ToastExampleProps {
  /** Shown at first. */
  toasts: readonly ToastOptions[];
  /** Shown by the button. */
  next?: ToastOptions | undefined;
}

/** Shows toasts, and one more for each press of the button. */
export function ToastExample({ toasts, next }: ToastExampleProps) {
  useEffect(() => {
    for (const options of toasts) toast(options);
    return clearToasts;
  }, [toasts]);
  return (
    <>
      <Button onPress={() => next && toast(next)}>Invite Technician</Button>
      <ToastRegion />
    </>
  );
}

/** Options of a toast that stays until it is closed. */
export const stays = { duration: Number.POSITIVE_INFINITY };
/** A toast of the tone `success`. */
export const success: ToastOptions = {
  tone: 'success',
  title: 'Success!',
  description: 'Technician invited successfully',
};

/** Text of a live region; the toast itself is none. */
export const announced = (role: 'status' | 'alert') =>
  document.querySelector(`[data-live-announcer] > [role="${role}"]`)?.textContent?.trim();
