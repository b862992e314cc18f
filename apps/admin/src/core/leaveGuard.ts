/** Returns true if the user may leave the page now. After returning false, the guard may call `proceed` later. */
type LeaveGuard = (proceed: () => void) => boolean;

let current: { ask: LeaveGuard; address: string } | undefined;

/**
 * Calls `ask` before the app opens another page. Returns the function that removes the guard. Only one guard is active at
 * a time.
 */
export function guardLeaving(ask: LeaveGuard): () => void {
  const guard = { ask, address: window.location.href };
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}

/** Asks the guard of the current page, if any. */
export const mayLeave: LeaveGuard = (proceed) => current?.ask(proceed) ?? true;

// Handles Back and Forward, which wouter's `aroundNav` does not cover. The listener is added before the router's own,
// because a window calls listeners in the order they were added: a listener added by the page would run after the page is
// gone.
globalThis.window?.addEventListener('popstate', (event) => {
  if (!current || window.location.pathname === new URL(current.address).pathname) return;
  const { ask, address } = current;
  if (ask(() => history.back())) return;
  event.stopImmediatePropagation();
  // Returns to the page with a new history entry, because the event does not tell the direction. After Back, the history
  // is the same as before.
  history.pushState(null, '', address);
});
