'use client';

import { type ComponentProps, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { loadingOverlayTexts } from '../i18n/texts/loadingOverlay.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { usePageOverlay } from '../inert/usePageOverlay.ts';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './LoadingOverlay.css.ts';
import { getWaits, subscribeToWaits } from './openLoadingOverlay.ts';

const subscribeToNothing = () => () => {};

/**
 * Renders the overlay of `openLoadingOverlay`. Render it once per page, at any position. Renders nothing on the server.
 */
export function LoadingOverlayHost(props: ComponentProps<'div'>) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isInBrowser ? createPortal(<Overlay {...props} />, document.body) : null;
}

function Overlay({ ref, className, style, ...rest }: ComponentProps<'div'>) {
  const waits = useSyncExternalStore(subscribeToWaits, getWaits, getWaits);
  const defaultLabel = useTexts(loadingOverlayTexts)('loadingOverlay.label');
  const isOpen = waits.length > 0;
  const label = waits.at(-1)?.label ?? defaultLabel;
  // Keeps the label while the overlay fades out.
  const [shownLabel, setShownLabel] = useState(label);
  if (isOpen && shownLabel !== label) setShownLabel(label);
  const hostRef = useRef<HTMLDivElement>(null);
  const overlayRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(overlayRef, ref), [ref]);

  usePageOverlay(isOpen, hostRef, overlayRef);

  return (
    // The attribute tells react-aria to keep this element usable. Otherwise the focus trap of an open dialog would take
    // the focus.
    <div ref={hostRef} data-react-aria-top-layer="true">
      <div role="status" className={visuallyHidden}>
        {isOpen && label}
      </div>
      <div
        tabIndex={-1}
        aria-busy="true"
        data-open={isOpen || undefined}
        {...rest}
        ref={mergedRef}
        className={join(styles.root, className)}
        style={style}
      >
        <div className={styles.card} aria-hidden="true">
          <span className={styles.ring}>
            <SpinnerRing size="large" />
          </span>
          {shownLabel}
        </div>
      </div>
    </div>
  );
}
