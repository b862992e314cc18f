import type { Place } from './places.ts';
import { type ChildEnd, controlsOf, elementAt } from './steps.ts';
import { makeFocusable } from './tabStop.ts';

/** What takes the focus at a place: the cell's first or last control, else the cell or row itself. */
export function resolve(
  table: HTMLTableElement,
  place: Place,
  end: ChildEnd = 'first',
): HTMLElement | undefined {
  const element = elementAt(table, place);
  if (!element || place.column < 0) return element;
  const controls = controlsOf(element);
  return (end === 'first' ? controls[0] : controls.at(-1)) ?? element;
}

/** Focuses a place; whether there is one. */
export function moveTo(table: HTMLTableElement, place: Place | undefined, end?: ChildEnd): boolean {
  const element = place && resolve(table, place, end);
  if (!element) return false;
  makeFocusable(element);
  element.focus();
  return true;
}

/**
 * The row that had the focus is gone. Either it took the focus along, or a menu or dialog that was opened from it
 * holds the focus and has nowhere to return it to when it closes.
 * @param isHeir whether the element is still the one that the keyboard would come to.
 */
export function takeLostFocus(
  table: HTMLTableElement,
  heir: HTMLElement,
  until: number,
  isHeir: () => boolean,
): void {
  if (document.activeElement === document.body) {
    if (heir.isConnected && isHeir()) heir.focus();
  } else if (performance.now() < until && !table.contains(document.activeElement)) {
    requestAnimationFrame(() => takeLostFocus(table, heir, until, isHeir));
  }
}
