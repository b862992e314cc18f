'use client';

import { useEffect } from 'react';

// Matches only react-aria's live regions. The kit's own announcer has no such regions and does not use `innerHTML`.
const REGIONS = '[data-live-announcer] > [role="log"]';

/** Replaces the `innerHTML` setter of a region with one that removes its nodes. react-aria only ever assigns `''`. */
function emptyByNodes(region: Element): void {
  Object.defineProperty(region, 'innerHTML', { set: () => region.replaceChildren(), configurable: true });
}

/** Finds the live regions of react-aria's announcer and patches them. Returns false while there are none. */
function foundRegions(): boolean {
  const regions = document.querySelectorAll(REGIONS);
  regions.forEach(emptyByNodes);
  return regions.length > 0;
}

/**
 * Makes react-aria's number and date fields work under the CSP directive `require-trusted-types-for 'script'`. With every
 * step these fields clear their live regions by assigning `innerHTML`, which such a page blocks. react-aria creates the
 * announcer with the first step.
 */
export function useAnnouncerWithoutMarkup(): void {
  useEffect(() => {
    if (foundRegions()) return;
    const observer = new MutationObserver(() => {
      if (foundRegions()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
}
