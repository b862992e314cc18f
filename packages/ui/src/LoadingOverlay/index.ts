export { useCover } from '../inert/useCover.ts';
export { LoadingOverlayHost } from './LoadingOverlayHost.tsx';
export { openLoadingOverlay } from './openLoadingOverlay.ts';
