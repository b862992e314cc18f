import { LoadingOverlayHost, openLoadingOverlay } from '@derrick/ui/LoadingOverlay';
import { useEffect } from 'react';

/** Covers the page and blocks input while mounted, for work that must not be interrupted. */
export function BlockingOverlay({ label }: { label: string }) {
  useEffect(() => openLoadingOverlay(label), [label]);
  return <LoadingOverlayHost />;
}
