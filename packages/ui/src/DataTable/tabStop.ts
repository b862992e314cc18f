import type { FocusEvent } from 'react';
import { type ChildEnd, controlsOf, elementAt, type Place, placeOf, rowCountOf } from './places.ts';

/** Time in ms that a menu or a dialog takes to close, with room. */
const patience = 1000;

/** Cells get a tabindex when they need one: hundreds of attributes that most never use would slow the first paint. */
export function makeFocusable(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
}

/** The one element of a table that Tab comes to. */
export type TabStop = ReturnType<typeof createTabStop>;

/** Keeps a table's tab stop as `tabindex` on its elements: moving it commits nothing. */
export function createTabStop() {
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

  /** What takes the focus at a place: the cell's first or last control, else the cell or row itself. */
  function resolve(place: Place, end: ChildEnd = 'first'): HTMLElement | undefined {
    const element = table ? elementAt(table, place) : undefined;
    if (!element || place.column < 0) return element;
    const controls = controlsOf(element);
    return (end === 'first' ? controls[0] : controls.at(-1)) ?? element;
  }

  /**
   * The row that had the focus is gone. Either it took the focus along, or a menu or dialog that was opened from it
   * holds the focus and has nowhere to return it to when it closes.
   */
  function takeLostFocus(heir: HTMLElement, until: number): void {
    if (document.activeElement === document.body) {
      if (heir.isConnected && stop === heir) heir.focus();
    } else if (performance.now() < until && !table?.contains(document.activeElement)) {
      requestAnimationFrame(() => takeLostFocus(heir, until));
    }
  }

  return {
    /** Takes the table, or lets it go with null. */
    attach(next: HTMLTableElement | null): void {
      table = next;
      if (!next) stop = null;
    },

    /** Focuses a place; whether there is one. */
    moveTo(place: Place | undefined, end?: ChildEnd): boolean {
      const element = place && resolve(place, end);
      if (!element) return false;
      makeFocusable(element);
      element.focus();
      return true;
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
      for (const row of table.tBodies[0]?.rows ?? []) {
        const text = String(number++);
        if (row.ariaRowIndex !== text) row.ariaRowIndex = text;
      }
      if (stop && !stop.isConnected) {
        const { row = 0, column = -1 } = stopPlace ?? {};
        const last = rowCountOf(table) - 1;
        // A column that goes takes cells alone: nobody opened anything from it that would want to come back.
        const isCellAlone = !stop.closest('tr');
        const heir = last < 0 ? undefined : resolve({ section: 'body', row: Math.min(row, last), column });
        stop = null;
        set(heir ?? null);
        if (heir && (holdsFocus || document.activeElement !== document.body)) {
          makeFocusable(heir);
          takeLostFocus(heir, isCellAlone ? 0 : performance.now() + patience);
        }
      } else set(stop);
      for (const control of table.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
        if (control !== stop) control.tabIndex = -1;
      }
    },
  };
}
