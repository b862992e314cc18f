/** A reason to wait. Without a label the kit's own is shown. */
interface Wait {
  label: string | undefined;
}

let waits: readonly Wait[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Wait[]): void {
  waits = next;
  for (const listener of listeners) listener();
}

/** The current reasons to wait, oldest first; each change makes a new array. */
export const getWaits = (): readonly Wait[] => waits;

/** Calls back after each change of `getWaits()`. Returns a function that unsubscribes. */
export function subscribeToWaits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows the loading overlay until the returned function is called. Several calls share one overlay, which shows the label
 * of the newest and closes with the last. Needs a LoadingOverlayHost on the page.
 */
export function openLoadingOverlay(label?: string): () => void {
  const wait: Wait = { label };
  set([...waits, wait]);
  return () => {
    if (waits.includes(wait)) set(waits.filter((other) => other !== wait));
  };
}
