export { LoadingOverlayHost } from './LoadingOverlayHost.tsx';
export { openLoadingOverlay } from './openLoadingOverlay.ts';
