/** Says things politely through one live region. */
export interface Announcer {
  /** Ref of the region. */
  readonly attach: (region: HTMLElement | null) => void;
  readonly say: (text: string) => void;
}

/** Makes the voice of one table; writing to the element renders nothing. */
export function createAnnouncer(): Announcer {
  let region: HTMLElement | null = null;
  return {
    attach(next) {
      region = next;
    },
    say(text) {
      if (!region) return;
      // The same words again are no change to a screen reader: a space that is not seen makes one.
      region.textContent = region.textContent === text ? `${text}\u00A0` : text;
    },
  };
}
