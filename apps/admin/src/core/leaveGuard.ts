/** Decides whether the page may be left now. When it answers false, it may call `proceed` later. */
type LeaveGuard = (proceed: () => void) => boolean;

let current: { ask: LeaveGuard; here: string } | undefined;

/** Asks `ask` before the app goes to another page; the returned function ends that. One page, so one guard at a time. */
export function guardLeaving(ask: LeaveGuard): () => void {
  const guard = { ask, here: window.location.href };
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}

/** Asks the guard of the page, if there is one. */
export const mayLeave: LeaveGuard = (proceed) => current?.ask(proceed) ?? true;

// Back and Forward, which wouter's aroundNav does not cover. Added before the router's own listener, since a window calls
// them in order: one added with the page would run when the page is gone.
globalThis.window?.addEventListener('popstate', (event) => {
  if (!current || window.location.pathname === new URL(current.here).pathname) return;
  const { ask, here } = current;
  if (ask(() => history.back())) return;
  event.stopImmediatePropagation();
  // Undone by a new entry for the same page: the event does not tell the direction, and after Back the history is the
  // same as before.
  history.pushState(null, '', here);
});
