'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { requestIdle } from '../lazy/requestIdle.ts';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import { getToasts, subscribeToToasts } from './queue.ts';
import type { ToastStackProps } from './ToastStack.tsx';

export type ToastRegionProps = ToastStackProps;

const loadStack = () => import('./ToastStack.tsx').then((module) => module.ToastStack);

/**
 * Shows toasts. Once a page, anywhere in it. Its code, 13 KB brotli, is loaded when the browser is idle, so that a toast
 * can later report that the network is down; an earlier toast loads it at once.
 */
export function ToastRegion(props: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts);
  const [Stack, load] = useLazyComponent(loadStack);
  // After a failed load each new toast tries again.
  useEffect(() => {
    if (toasts.length > 0) load();
  }, [toasts, load]);
  useEffect(() => requestIdle(load), [load]);
  return Stack ? <Stack {...props} /> : null;
}
