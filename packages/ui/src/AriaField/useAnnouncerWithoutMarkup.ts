'use client';

import { useEffect } from 'react';

// The kit's own announcer has no such regions, and empties itself by its nodes.
const REGIONS = '[data-live-announcer] > [role="log"]';

/** Empties a region by its nodes when markup is assigned to it: react-aria assigns none but ''. */
function emptyByNodes(region: Element): void {
  Object.defineProperty(region, 'innerHTML', { set: () => region.replaceChildren(), configurable: true });
}

/** Finds the regions of react-aria's announcer; false while there is none. */
function foundRegions(): boolean {
  const regions = document.querySelectorAll(REGIONS);
  regions.forEach(emptyByNodes);
  return regions.length > 0;
}

/**
 * Lets react-aria's fields of numbers and dates work under `require-trusted-types-for 'script'`: with every step they empty
 * the regions that they announce in by `innerHTML`, which such a page refuses. The announcer comes with the first step.
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
