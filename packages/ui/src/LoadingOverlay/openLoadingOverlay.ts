/** A reason to wait. Without a label the kit's default label is shown. */
interface Wait {
  label: string | undefined;
}

let waits: readonly Wait[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Wait[]): void {
  waits = next;
  for (const listener of listeners) listener();
}

/** Returns the current reasons to wait, oldest first. Each change creates a new array. */
export const getWaits = (): readonly Wait[] => waits;

/** Calls back after each change of `getWaits()`. Returns a function that unsubscribes. */
export function subscribeToWaits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows the loading overlay until the returned function is called. Several calls share one overlay: it shows the label of
 * the newest call and closes with the last. Requires a LoadingOverlayHost on the page.
 */
export function openLoadingOverlay(label?: string): () => void {
  const wait: Wait = { label };
  set([...waits, wait]);
  return () => {
    if (waits.includes(wait)) set(waits.filter((openWait) => openWait !== wait));
  };
}
