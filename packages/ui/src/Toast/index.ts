export { clearToasts, toast } from './queue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export {
  TOAST_DURATION,
  TOAST_LIMIT,
  type ToastContent,
  type ToastOptions,
  type ToastTone,
  toastTones,
} from './types.ts';
