/** One reason to wait; its label may be left to the kit. */
interface Wait {
  label: string | undefined;
}

let waits: readonly Wait[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Wait[]): void {
  waits = next;
  for (const listener of listeners) listener();
}

/** The reasons to wait, oldest first; a new array for each change. */
export const getWaits = (): readonly Wait[] => waits;

/** Calls back after each change of `getWaits()`; returns the way out. */
export function subscribeToWaits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Covers the page until the returned function is called. Openings are counted: the overlay goes when the last of them
 * is closed, and shows the label of the newest. Needs one LoadingOverlayHost on the page.
 */
export function openLoadingOverlay(label?: string): () => void {
  const wait: Wait = { label };
  set([...waits, wait]);
  return () => {
    if (waits.includes(wait)) set(waits.filter((other) => other !== wait));
  };
}
