import type { ToastOptions } from '@derrick/ui/Toast';
import { useEffect, useState } from 'react';
import { deferred } from './deferred.tsx';
import { useServices } from './services.tsx';
import { whenQuiet } from './whenQuiet.ts';

/** What a toast shows. */
export type Notice = ToastOptions;

const loadToasts = () => import('@derrick/ui/Toast');

/** Shows a toast; resolves to a function that closes it. It never rejects: a toast whose code cannot be loaded is not shown. */
export async function notify(notice: Notice): Promise<() => void> {
  const toasts = await loadToasts().catch(() => undefined);
  return toasts?.toast(notice) ?? (() => {});
}

const ToastRegion = deferred(async () => (await loadToasts()).ToastRegion);

/**
 * Where toasts appear. Their code follows the page, which loads 1.5 KB less for it, and is there before the toast that
 * reports a lost connection. If it cannot be loaded, the page goes on without, and tries again after its next call.
 */
export function Toasts() {
  const { pending } = useServices();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const show = () =>
      ToastRegion.preload().then(
        () => setLoaded(true),
        () => {},
      );
    return whenQuiet(pending, () => void show());
  }, [pending]);
  return isLoaded ? <ToastRegion /> : null;
}
