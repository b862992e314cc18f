import { type ToastOptions, toast } from '@derrick/ui/Toast';
import { Suspense } from 'react';
import { deferred } from './deferred.tsx';

/** What a toast shows. */
export type Notice = ToastOptions;

/** Shows a toast. */
export const notify = toast;

const ToastRegion = deferred(async () => (await import('./ToastRegion.tsx')).ToastRegion);

/** Where toasts appear. Its code follows the page, so that it is there for the toast that reports a lost connection. */
export const Toasts = () => (
  <Suspense>
    <ToastRegion />
  </Suspense>
);
