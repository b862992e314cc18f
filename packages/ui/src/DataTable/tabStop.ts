import type { FocusEvent } from 'react';
import { bodyOf, type Place, placeOf, rowCountOf } from './places.ts';
import type { Rest } from './rest.ts';

/** Time in ms that a menu or a dialog takes to close, with room. */
const patience = 1000;

/** Cells get a tabindex when they need one: hundreds of attributes that most never use would slow the first paint. */
export function makeFocusable(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
}

/**
 * Keeps a table's tab stop, the one element that Tab comes to, as `tabindex` on its elements: moving it commits nothing.
 * @param withRest calls back with the code that a first load does without, at once if it is there.
 */
export function createTabStop(withRest: (use: (rest: Rest) => void) => void) {
  let table: HTMLTableElement | null = null;
  let stop: HTMLElement | null = null;
  /** Where the stop stood, for the day that its row goes away. */
  let stopPlace: Place | undefined;
  let holdsFocus = false;

  function set(next: HTMLElement | null): void {
    if (stop !== next) {
      if (stop) stop.tabIndex = -1;
      stop = next;
      if (stop) stop.tabIndex = 0;
    }
    if (!table) return;
    stopPlace = stop ? placeOf(table, stop) : undefined;
    // With no stop yet the table takes the focus and passes it on.
    table.tabIndex = stop || rowCountOf(table) === 0 ? -1 : 0;
  }

  /** The stop went away: what is in its place now takes over, the focus too if it was there. */
  function passOn(lost: HTMLElement): void {
    const { row = 0, column = -1 } = stopPlace ?? {};
    // A column that goes takes cells alone: nobody opened anything from it that would want to come back.
    const isCellAlone = !lost.closest('tr');
    const until = isCellAlone ? 0 : performance.now() + patience;
    stop = null;
    set(null);
    withRest(({ resolve, takeLostFocus }) => {
      if (!table || stop) return;
      const last = rowCountOf(table) - 1;
      const heir =
        last < 0 ? undefined : resolve(table, { section: 'body', row: Math.min(row, last), column });
      if (!heir) return;
      set(heir);
      if (!holdsFocus && document.activeElement === document.body) return;
      makeFocusable(heir);
      takeLostFocus(table, heir, until, () => stop === heir);
    });
  }

  return {
    /** Takes the table, or lets it go with null. */
    attach(next: HTMLTableElement | null): void {
      table = next;
      if (!next) stop = null;
    },

    /** Focuses where the keyboard was last, or the first row. */
    focus(): void {
      if (stop) stop.focus();
      else table?.focus();
    },

    /** Follows the focus into an element of the table; whether it came from outside. */
    focused(element: HTMLElement): boolean {
      const isEntry = !holdsFocus;
      holdsFocus = true;
      if (element !== table) set(element);
      return isEntry;
    },

    blurred({ target, relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof Node) {
        holdsFocus = table?.contains(relatedTarget) ?? false;
        return;
      }
      // An element that is being taken away blurs too; its place shall keep the focus.
      queueMicrotask(() => {
        if (target.isConnected) holdsFocus = false;
      });
    },

    /**
     * After rows came, went or moved: their numbers, one tab stop, and what a row that went away had passes to the one in its place.
     * @param offset rows on the pages before this one.
     */
    rowsChanged(offset: number): void {
      if (!table) return;
      // Set here because sorting then renders no row: its number is all that changes.
      let number = offset + 2;
      for (const row of bodyOf(table)?.rows ?? []) {
        const text = String(number++);
        if (row.ariaRowIndex !== text) row.ariaRowIndex = text;
      }
      if (stop && !stop.isConnected) passOn(stop);
      else set(stop);
      for (const control of table.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
        if (control !== stop) control.tabIndex = -1;
      }
    },
  };
}
