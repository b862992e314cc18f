export { ToastRegion } from '@derrick/ui/Toast';
