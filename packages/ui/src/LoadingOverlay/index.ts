export { usePageOverlay } from '../inert/usePageOverlay.ts';
export { LoadingOverlayHost } from './LoadingOverlayHost.tsx';
export { openLoadingOverlay } from './openLoadingOverlay.ts';
