/** Announces texts politely through one live region. */
export interface LiveRegion {
  /** Ref of the region's element. */
  readonly attach: (element: HTMLElement | null) => void;
  readonly announce: (text: string) => void;
}

/** Makes the live region of one table. Announcing writes to the element and renders nothing. */
export function createLiveRegion(): LiveRegion {
  let region: HTMLElement | null = null;
  return {
    attach(element) {
      region = element;
    },
    announce(text) {
      if (!region) return;
      // To a screen reader the same words again are no change: an invisible space makes one.
      region.textContent = region.textContent === text ? `${text}\u00A0` : text;
    },
  };
}
