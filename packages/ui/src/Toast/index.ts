export {
  clearToasts,
  TOAST_DURATION,
  TOAST_LIMIT,
  type ToastContent,
  type ToastOptions,
  type ToastTone,
  toast,
  toastTones,
} from './queue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
