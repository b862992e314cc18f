'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { requestIdle } from '../lazy/requestIdle.ts';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import { getToasts, subscribeToToasts } from './queue.ts';
import type { ToastStackProps } from './ToastStack.tsx';

export type ToastRegionProps = ToastStackProps;

const loadStack = () => import('./ToastStack.tsx').then((module) => module.ToastStack);

/**
 * Shows toasts. Render it once per page, at any position. Its code, 13 KB (brotli), is loaded when the browser is idle,
 * so that a later toast can report a lost network connection. An earlier toast loads the code immediately.
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
