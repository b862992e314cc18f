import { controlsOf, makeFocusable } from './gridElements.ts';
import { elementAt, type GridPosition } from './gridPosition.ts';

/** Which control of a cell takes the focus when the keyboard comes to the cell. */
export type ControlEnd = 'first' | 'last';

/** The element that takes the focus at a position: the cell's first or last control, else the cell or row itself. */
export function focusTargetAt(
  table: HTMLTableElement,
  position: GridPosition,
  end: ControlEnd = 'first',
): HTMLElement | undefined {
  const element = elementAt(table, position);
  if (!element || position.column < 0) return element;
  const controls = controlsOf(element);
  return (end === 'first' ? controls[0] : controls.at(-1)) ?? element;
}

/** Focuses a position; false if there is nothing to focus. */
export function focusPosition(
  table: HTMLTableElement,
  position: GridPosition | undefined,
  end?: ControlEnd,
): boolean {
  const element = position && focusTargetAt(table, position, end);
  if (!element) return false;
  makeFocusable(element);
  element.focus();
  return true;
}

/**
 * Focuses the successor of a row that was removed. Either the removal took the focus away, or a menu or dialog that was
 * opened from the row holds it and will have nothing to return it to when it closes; then this waits for that.
 * @param until time of `performance.now()` at which to stop waiting.
 * @param isCurrent tests whether the successor is still the grid's tab stop.
 */
export function restoreFocus(
  table: HTMLTableElement,
  successor: HTMLElement,
  until: number,
  isCurrent: () => boolean,
): void {
  if (document.activeElement === document.body) {
    if (successor.isConnected && isCurrent()) successor.focus();
  } else if (performance.now() < until && !table.contains(document.activeElement)) {
    requestAnimationFrame(() => restoreFocus(table, successor, until, isCurrent));
  }
}
