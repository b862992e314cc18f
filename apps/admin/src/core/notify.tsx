import type { ToastOptions } from '@derrick/ui/Toast';
import { useEffect, useState } from 'react';
import { deferred } from './deferred.tsx';
import { onNetworkIdle } from './onNetworkIdle.ts';
import { useServices } from './services.tsx';

export type Notice = ToastOptions;

const loadToasts = () => import('@derrick/ui/Toast');

/**
 * Shows a toast and resolves to the function that closes it. Never rejects: if the toast code cannot be loaded, no toast
 * appears.
 */
export async function notify(notice: Notice): Promise<() => void> {
  const toasts = await loadToasts().catch(() => undefined);
  return toasts?.toast(notice) ?? (() => {});
}

const ToastRegion = deferred(async () => (await loadToasts()).ToastRegion);

/**
 * Region where toasts appear. Its code is loaded after the page, which saves 1.5 KB of the initial load, and is ready
 * before a lost connection needs it. If loading fails, the page works without toasts and loads the code again after its
 * next request.
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
    return onNetworkIdle(pending, () => void show());
  }, [pending]);
  return isLoaded ? <ToastRegion /> : null;
}
