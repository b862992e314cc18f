/** Announces texts politely through a single live region. */
export interface LiveRegion {
  /** Ref of the region's element. */
  readonly attach: (element: HTMLElement | null) => void;
  readonly announce: (text: string) => void;
}

/** Creates the live region of a table. Announcing writes to the element without rendering. */
export function createLiveRegion(): LiveRegion {
  let region: HTMLElement | null = null;
  return {
    attach(element) {
      region = element;
    },
    announce(text) {
      if (!region) return;
      // Screen readers ignore the same text again, so a non-breaking space is appended.
      region.textContent = region.textContent === text ? `${text}\u00A0` : text;
    },
  };
}
