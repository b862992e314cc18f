import { controlsOf, makeFocusable } from '../model/gridElements.ts';
import { elementAt, type GridPosition } from '../model/gridPosition.ts';

/** First or last control of a cell: the one that receives the focus when the user moves into the cell by keyboard. */
export type ControlEnd = 'first' | 'last';

/**
 * Returns the element that receives focus at a position: the cell's first or last control, otherwise the cell or row
 * itself.
 */
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

/** Focuses a position. Returns false if there is nothing to focus. */
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
 * Focuses the successor of a removed row. There are two cases: the removal dropped the focus, or a menu or dialog opened
 * from the row has the focus and cannot return it to the row when closing. In the second case this function waits until
 * the menu or dialog closes.
 * @param until time of `performance.now()` at which to stop waiting
 * @param isCurrent returns true while the successor is still the grid's tab stop
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
