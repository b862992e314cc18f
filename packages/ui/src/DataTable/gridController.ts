import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { startColumnResize } from './columns/columnResize.ts';
import { syncHorizontalScroll } from './columns/horizontalScroll.ts';
import { createGridPointer } from './gridPointer.ts';
import { focusPosition } from './keyboard/gridFocus.ts';
import { createGridKeyboard } from './keyboard/gridKeyboard.ts';
import { createRovingTabIndex } from './keyboard/rovingTabIndex.ts';
import { bodyRowAt, isEditable, isVirtualized } from './model/gridElements.ts';
import type { GridModel } from './model/gridModel.ts';
import type { GridPosition } from './model/gridPosition.ts';
import { emptySelection } from './model/selection.ts';
import { createRowSelection } from './selection/rowSelection.ts';

/** Keyboard, pointer and focus handling of a grid. Works directly on the elements, without rendering. */
export type GridController = ReturnType<typeof createGridController>;

export function createGridController() {
  let table: HTMLTableElement | null = null;
  let model: GridModel | undefined;
  let stopScrollSync: (() => void) | undefined;
  const tabStop = createRovingTabIndex();
  const selection = createRowSelection(() => model);
  const keyboard = createGridKeyboard(selection);
  const pointer = createGridPointer(selection);

  return {
    setModel(next: GridModel): void {
      model = next;
    },

    /** Attaches the controller to the table; null detaches it. */
    attach(next: HTMLTableElement | null): void {
      table = next;
      tabStop.attach(next);
      stopScrollSync?.();
      stopScrollSync = next ? syncHorizontalScroll(next) : undefined;
      if (!next) keyboard.stop();
    },

    rowsChanged: tabStop.rowsChanged,

    /** Clears the selection and focuses the grid, because the button that cleared it disappears. */
    clear(): void {
      model?.setSelection(emptySelection);
      tabStop.focus();
    },

    handlers: {
      onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
        let from = event.target;
        if (!table || !model || event.defaultPrevented || !(from instanceof Element)) return;
        // The focused row was scrolled out of the table: the key continues where it was.
        if (from === table && focusPosition(table, tabStop.getPosition()) && document.activeElement)
          from = document.activeElement;
        if (!(from instanceof Element)) return;
        // React also bubbles events from portals, which are not inside the table.
        if (!table.contains(from) || isEditable(from)) return;
        if (!keyboard.handleKey(event, from, table, model)) return;
        event.preventDefault();
        if (event.key === 'Escape') event.stopPropagation();
      },

      onPointerDown(event: PointerEvent<HTMLTableElement>): void {
        if (table) startColumnResize(event, table, () => model);
      },

      onMouseDown(event: MouseEvent<HTMLTableElement>): void {
        const from = event.target;
        if (!table || !model || !(from instanceof Element)) return;
        if (pointer.handleMouseDown(event, from, table, model)) event.preventDefault();
      },

      onClick(event: MouseEvent<HTMLTableElement>): void {
        const from = event.target;
        if (!table || !model || !(from instanceof Element) || !table.contains(from)) return;
        pointer.handleClick(event, from, table, model);
      },

      onFocus(event: FocusEvent<HTMLTableElement>): void {
        if (!table || !model || !table.contains(event.target)) return;
        if (tabStop.handleFocus(event.target)) model.preloadMenu();
        if (event.target === table && !tabStop.isParking())
          focusRow(table, event.relatedTarget, model, tabStop.getPosition());
      },

      onBlur: tabStop.handleBlur,

      onPointerEnter(): void {
        model?.preloadMenu();
      },
    },
  };
}

/** Moves focus from the table itself to the nearest selected row, or else to the first or last row. */
function focusRow(
  table: HTMLTableElement,
  cameFrom: EventTarget | null,
  { getSelection, order }: GridModel,
  lastPosition: GridPosition | undefined,
): void {
  // The row that had the focus was scrolled out of the table.
  if (isVirtualized(table) && focusPosition(table, lastPosition)) return;
  const isBackwards =
    cameFrom instanceof Node &&
    (table.compareDocumentPosition(cameFrom) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const { ids } = getSelection();
  const isSelected = (id: string) => ids.has(id);
  const selected = isBackwards ? order.findLastIndex(isSelected) : order.findIndex(isSelected);
  const row = selected >= 0 ? selected : isBackwards ? order.length - 1 : 0;
  bodyRowAt(table, row)?.focus();
}
