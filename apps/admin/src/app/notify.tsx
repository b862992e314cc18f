import { Suspense, useEffect, useState } from 'react';
import { deferred, whenSettled } from './deferred.tsx';

type Toast = typeof import('@derrick/ui/Toast')['toast'];

/** What a toast says; see the kit's `toast`. */
export type Notice = Parameters<Toast>[0];

const toastModule = () => import('@derrick/ui/Toast');

const Region = deferred(async () => (await toastModule()).ToastRegion);

const mounts = new Set<() => void>();

/** Shows a toast; its code is loaded with the first one at the latest. */
export async function notify(notice: Notice): Promise<void> {
  for (const mount of mounts) mount();
  const { toast } = await toastModule();
  toast(notice);
}

/** Is where toasts appear: from the first one on, or ahead of it, so that it can say that the network is gone. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const mount = () => setWanted(true);
    mounts.add(mount);
    const callOff = whenSettled(mount);
    return () => {
      mounts.delete(mount);
      callOff();
    };
  }, []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Region />
    </Suspense>
  );
}
