/** Is asked before the page is left: false holds the reader back, and `proceed` goes there after all. */
export type LeaveGuard = (proceed: () => void) => boolean;

let current: { ask: LeaveGuard; here: string } | undefined;

/** Has every step to another page of the app ask first; returns how to call it off. There is one page, so one guard. */
export function guardLeaving(ask: LeaveGuard): () => void {
  const guard = { ask, here: window.location.href };
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}

/** Asks whether the page may be left now. */
export const mayLeave: LeaveGuard = (proceed) => current?.ask(proceed) ?? true;

// Back and Forward. Listens from the beginning, before the router does: a window calls its listeners in the order of their
// coming, and one that came with the guarded page would hear of a step when the page is gone.
globalThis.window?.addEventListener('popstate', (event) => {
  if (!current || window.location.pathname === new URL(current.here).pathname) return;
  const { ask, here } = current;
  if (ask(() => history.back())) return;
  event.stopImmediatePropagation();
  // The step is taken back by a new one to the same place: which way it went is not told, and after Back the steps are
  // the same as before.
  history.pushState(null, '', here);
});
