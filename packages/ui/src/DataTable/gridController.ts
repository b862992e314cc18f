import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { startColumnResize } from './columnResize.ts';
import { bodyOf, isEditable } from './gridElements.ts';
import { createGridKeyboard } from './gridKeyboard.ts';
import type { GridModel } from './gridModel.ts';
import { createGridPointer } from './gridPointer.ts';
import { syncHorizontalScroll } from './horizontalScroll.ts';
import { createRovingTabIndex } from './rovingTabIndex.ts';
import { createRowSelection } from './rowSelection.ts';
import { emptySelection } from './selection.ts';

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
        const from = event.target;
        if (!table || !model || event.defaultPrevented || !(from instanceof Element)) return;
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
        if (event.target === table) focusRow(table, event.relatedTarget, model);
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
): void {
  const isBackwards =
    cameFrom instanceof Node &&
    (table.compareDocumentPosition(cameFrom) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const { ids } = getSelection();
  const isSelected = (id: string) => ids.has(id);
  const selected = isBackwards ? order.findLastIndex(isSelected) : order.findIndex(isSelected);
  const row = selected >= 0 ? selected : isBackwards ? order.length - 1 : 0;
  bodyOf(table)?.rows[row]?.focus();
}
