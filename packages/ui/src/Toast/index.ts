export { clearToasts, type ToastOptions, toast } from './queue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export {
  TOAST_DURATION,
  TOAST_LIMIT,
  type ToastContent,
  type ToastTone,
  toastTones,
} from './toastContent.ts';
