import { useEffect, useState } from 'react';
import { deferred, whenIdle } from './deferred.tsx';

type Toast = typeof import('@derrick/ui/Toast')['toast'];

/** What a toast says; see the kit's `toast`. */
export type Notice = Parameters<Toast>[0];

const toastModule = () => import('@derrick/ui/Toast');

const Region = deferred(async () => (await toastModule()).ToastRegion);

/** Shows a toast; its code is loaded with the first one at the latest. */
export async function notify(notice: Notice): Promise<void> {
  const [{ toast }] = await Promise.all([toastModule(), Region.preload()]);
  toast(notice);
}

/** Is where toasts appear, once the browser is idle. */
export function Toasts() {
  const [isReady, setReady] = useState(false);
  useEffect(
    () =>
      whenIdle(() =>
        Region.preload().then(
          () => setReady(true),
          () => {},
        ),
      ),
    [],
  );
  return isReady ? <Region /> : null;
}
