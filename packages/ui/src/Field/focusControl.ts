/**
 * Focuses the control with the given id and scrolls it to the middle of the window, so that its label above is visible
 * too.
 */
export function focusControl(id: string): boolean {
  const control = document.getElementById(id);
  if (!control) return false;
  control.focus({ preventScroll: true });
  // jsdom does not implement `scrollIntoView`.
  control.scrollIntoView?.({ block: 'center' });
  return true;
}
