import type { FocusEvent } from 'react';
import { bodyOf, firstRowOf, isVirtualized, makeFocusable, rowCountOf } from '../model/gridElements.ts';
import { type GridPosition, positionOf } from '../model/gridPosition.ts';
import { focusTargetAt, restoreFocus } from './gridFocus.ts';

/** Maximum time in ms that a menu or a dialog needs to close, with a margin. */
const CLOSING_TIME = 1000;

/**
 * Creates the roving tab index of a table: exactly one element has `tabindex="0"`. It is set directly on the elements, so
 * that moving it renders nothing.
 */
export function createRovingTabIndex() {
  let table: HTMLTableElement | null = null;
  let stop: HTMLElement | null = null;
  /** Position of the tab stop, needed if its row is removed. */
  let stopPosition: GridPosition | undefined;
  let hasFocus = false;
  let isParking = false;

  function setStop(next: HTMLElement | null): void {
    if (stop !== next) {
      if (stop) stop.tabIndex = -1;
      stop = next;
      if (stop) stop.tabIndex = 0;
    }
    if (!table) return;
    if (stop) stopPosition = positionOf(table, stop);
    // A row that was scrolled out of a virtualized table keeps its place.
    else if (!isVirtualized(table)) stopPosition = undefined;
    // Until there is a tab stop, the table receives focus and passes it on.
    table.tabIndex = stop || rowCountOf(table) === 0 ? -1 : 0;
  }

  /**
   * Replaces a removed tab stop with the element now at its position, and focuses this element if the removed element had
   * focus.
   */
  function replaceStop(removed: HTMLElement): void {
    const { row = 0, column = -1 } = stopPosition ?? {};
    // If a column was removed, only cells disappeared. No menu or dialog was opened from them.
    const isCellAlone = !removed.closest('tr');
    const until = isCellAlone ? 0 : performance.now() + CLOSING_TIME;
    stop = null;
    setStop(null);
    if (!table) return;
    const last = rowCountOf(table) - 1;
    const successor =
      last < 0 ? undefined : focusTargetAt(table, { section: 'body', row: Math.min(row, last), column });
    if (!successor) return;
    setStop(successor);
    if (!hasFocus && document.activeElement === document.body) return;
    makeFocusable(successor);
    restoreFocus(table, successor, until, () => stop === successor);
  }

  /**
   * The row of the tab stop was scrolled out of a virtualized table, which no longer contains it. The table itself takes
   * its place, without scrolling back, and the next key continues at the position of the row.
   */
  function park(): void {
    stop = null;
    if (!table) return;
    table.tabIndex = 0;
    if (!hasFocus || document.activeElement !== document.body) return;
    isParking = true;
    table.focus({ preventScroll: true });
    isParking = false;
  }

  return {
    /** Returns the position of the tab stop, also if its row was scrolled out of a virtualized table. */
    getPosition: () => stopPosition,

    /** True while the table takes the focus of a row that was scrolled out of it. */
    isParking: () => isParking,

    /** Attaches to the table; null detaches. */
    attach(next: HTMLTableElement | null): void {
      table = next;
      if (!next) stop = null;
    },

    focus(): void {
      if (stop) stop.focus();
      else table?.focus();
    },

    /** Makes a focused element the tab stop. Returns true if focus came from outside the table. */
    handleFocus(element: HTMLElement): boolean {
      const isEntry = !hasFocus;
      hasFocus = true;
      if (element !== table) setStop(element);
      return isEntry;
    },

    handleBlur({ target, relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof Node) {
        hasFocus = table?.contains(relatedTarget) ?? false;
        return;
      }
      // An element also fires blur while it is being removed. In that case its successor must receive focus.
      queueMicrotask(() => {
        if (target.isConnected) hasFocus = false;
      });
    },

    /**
     * Updates row numbers and tab stop after rows were added, removed or sorted.
     * @param offset number of rows on the pages before this one
     */
    rowsChanged(offset: number): void {
      if (!table) return;
      // `aria-rowindex` is set in the DOM, because sorting renders no row: only the row numbers change.
      let number = offset + firstRowOf(table) + 1 + (table.tHead?.rows.length ?? 0);
      for (const row of bodyOf(table)?.rows ?? []) {
        const text = String(number++);
        if (row.ariaRowIndex !== text) row.ariaRowIndex = text;
      }
      if (!stop || stop.isConnected) setStop(stop);
      else if (isVirtualized(table) && stopPosition) park();
      else replaceStop(stop);
      for (const control of table.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
        if (control !== stop && control.tabIndex !== -1) control.tabIndex = -1;
      }
    },
  };
}
