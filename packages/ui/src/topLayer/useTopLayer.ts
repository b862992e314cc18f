'use client';

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { observeResize } from '../platform/observeResize.ts';

/** Space in px between the anchor and the popup, and between the popup and the edge of the window. */
const GAP = 4;

/** Space in px below the anchor that is enough for a long popup, which then scrolls. */
const ENOUGH_BELOW = 240;

interface TopLayerOptions {
  /** The element that the popup is placed at. @default the parent element of the popup */
  anchor?: HTMLElement | undefined;
  /** Gives the popup the width of its anchor. */
  hasAnchorWidth?: boolean | undefined;
  /** True while the popup will soon be higher, so that it does not change its side then. */
  isGrowing?: boolean | undefined;
}

/**
 * Shows an element with `popover="manual"` in the browser's top layer, where no scroll container cuts it off. The element
 * opens below its anchor, or above the anchor while it does not fit below and there is more space above.
 */
export function useTopLayer(
  ref: RefObject<HTMLElement | null>,
  { anchor: givenAnchor, hasAnchorWidth = false, isGrowing = false }: TopLayerOptions,
): void {
  const place = useEffectEvent(() => {
    const popup = ref.current;
    const anchor = (givenAnchor ?? popup?.parentElement)?.getBoundingClientRect();
    if (!popup || !anchor) return;
    const { style, offsetHeight, offsetWidth } = popup;
    const { clientHeight, clientWidth } = document.documentElement;
    // Height of the window without the on-screen keyboard.
    const below = (window.visualViewport?.height ?? clientHeight) - anchor.bottom - 2 * GAP;
    const above = anchor.top - 2 * GAP;
    const needed = isGrowing ? ENOUGH_BELOW : Math.min(ENOUGH_BELOW, offsetHeight);
    const isAbove = below < needed && above > below;
    style.top = isAbove ? 'auto' : `${anchor.bottom + GAP}px`;
    style.bottom = isAbove ? `${clientHeight - anchor.top + GAP}px` : 'auto';
    style.setProperty('--derrick-space-available', `${Math.max(0, isAbove ? above : below)}px`);
    if (hasAnchorWidth) style.width = `${anchor.width}px`;
    const isRtl = getComputedStyle(popup).direction === 'rtl';
    const left = isRtl && !hasAnchorWidth ? anchor.right - offsetWidth : anchor.left;
    style.left = hasAnchorWidth
      ? `${left}px`
      : `${Math.max(GAP, Math.min(left, clientWidth - offsetWidth - GAP))}px`;
  });
  useLayoutEffect(() => {
    const popup = ref.current;
    const anchor = givenAnchor ?? popup?.parentElement;
    if (!popup || !anchor) return;
    // jsdom does not implement popovers.
    popup.showPopover?.();
    place();
    const stopObserving = observeResize([popup, anchor], place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      stopObserving();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [ref, givenAnchor]);
}
