import { Button } from '@derrick/ui/Button';
import { clearToasts, type ToastOptions, ToastRegion, toast } from '@derrick/ui/Toast';
import { useEffect } from 'react';

export interface ToastExampleProps {
  /** Toasts shown at first. */
  toasts: readonly ToastOptions[];
  /** Toast shown by the button. */
  next?: ToastOptions | undefined;
}

/** Shows the given toasts, and one more with each press of the button. */
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
export const success: ToastOptions = {
  tone: 'success',
  title: 'Success!',
  description: 'Technician invited successfully',
};

/** Returns the text of the live region with this role. The toast element itself is not a live region. */
export const announced = (role: 'status' | 'alert') =>
  document.querySelector(`[data-live-announcer] > [role="${role}"]`)?.textContent?.trim();
