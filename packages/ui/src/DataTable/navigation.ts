import { moveTo } from './focus.ts';
import type { Key } from './parts.ts';
import type { Place } from './places.ts';
import { above, below, besides, controlsOf, edge, elementAt, isRightToLeft, pageAway } from './steps.ts';

interface Walk {
  readonly table: HTMLTableElement;
  /** The focused element and its place; no place is the table itself. */
  readonly from: Element;
  readonly place: Place | undefined;
  /** Extends the selection to a row. */
  readonly extend: (place: Place) => void;
}

/** Left and right: through the controls of a cell, then to the cell beside it. */
function goBeside({ table, from, extend }: Walk, place: Place, step: 1 | -1, isRange: boolean): void {
  const cell = place.column < 0 ? undefined : elementAt(table, place);
  if (cell) {
    const controls = controlsOf(cell);
    const index = from instanceof HTMLElement ? controls.indexOf(from) : -1;
    const control = index < 0 && step < 0 ? undefined : controls[index + step];
    if (control) {
      control.focus();
      return;
    }
  }
  const next = besides(table, place, step);
  moveTo(table, next, step > 0 ? 'first' : 'last');
  if (isRange) extend(next);
}

/** Moves the focus by a key; whether the key was one that moves. */
export function navigate(event: Key, walk: Walk): boolean {
  const { table, place, extend } = walk;
  const isWhole = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isForward = (event.key === 'ArrowRight') !== isRightToLeft(table);
      if (place) goBeside(walk, place, isForward ? 1 : -1, event.shiftKey);
      else moveTo(table, edge(table, place, 'start', true));
      return true;
    }
    case 'ArrowDown':
    case 'ArrowUp':
    case 'PageDown':
    case 'PageUp': {
      const isDown = event.key.endsWith('Down');
      const go = event.key.startsWith('Arrow') ? (isDown ? below : above) : pageAway;
      const next = place
        ? go(table, place, isDown ? 1 : -1)
        : edge(table, place, isDown ? 'start' : 'end', true);
      if (next && moveTo(table, next) && event.shiftKey) extend(next);
      return true;
    }
    case 'Home':
    case 'End': {
      const next = edge(table, place, event.key === 'Home' ? 'start' : 'end', isWhole);
      if (next && moveTo(table, next) && event.shiftKey && isWhole) extend(next);
      return true;
    }
    default:
      return false;
  }
}
