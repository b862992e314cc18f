/** Is asked before the page is left: false holds the reader back, and `proceed` goes there after all. */
export type LeaveGuard = (proceed: () => void) => boolean;

let current: LeaveGuard | undefined;

/** Has every step to another page of the app ask first; returns how to call it off. There is one page, so one guard. */
export function guardLeaving(guard: LeaveGuard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}

/** Asks whether the page may be left now. */
export const mayLeave: LeaveGuard = (proceed) => current?.(proceed) ?? true;
