import { LoadingOverlayHost, openLoadingOverlay } from '@derrick/ui/LoadingOverlay';
import { useEffect } from 'react';

/** Covers the page while it is rendered, for work that nothing may interrupt. */
export function BlockingOverlay({ label }: { label: string }) {
  useEffect(() => openLoadingOverlay(label), [label]);
  return <LoadingOverlayHost />;
}
