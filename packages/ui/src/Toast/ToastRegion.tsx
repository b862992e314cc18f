import { type CSSProperties, type Ref, useEffect, useSyncExternalStore } from 'react';
import { requestIdle } from '../lazy/requestIdle.ts';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import { toastQueue } from './queue.ts';

export interface ToastRegionProps {
  /** Ref of the region, which is in the page while it has toasts. */
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const loadStack = () => import('./ToastStack.tsx').then((module) => module.ToastStack);

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange);
const getToasts = () => toastQueue.visibleToasts;

/**
 * Where toasts are drawn; once a page, anywhere in it. The drawing itself is fetched when the page is idle, so that
 * it is there for the toast that says that the network is not, or at once for a toast that comes earlier.
 */
export function ToastRegion(props: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribe, getToasts, getToasts);
  const [Stack, load] = useLazyComponent(loadStack);
  // Each new toast is another try after a failed fetch.
  useEffect(() => {
    if (toasts.length > 0) load();
  }, [toasts, load]);
  useEffect(() => requestIdle(load), [load]);
  return Stack ? <Stack {...props} /> : null;
}
