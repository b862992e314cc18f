import { actionElementOf, gridActions, isInteractive, makeFocusable } from './gridElements.ts';
import { focusPosition } from './gridFocus.ts';
import type { GridModel } from './gridModel.ts';
import { type GridPosition, positionOf } from './gridPosition.ts';
import type { RowSelection } from './rowSelection.ts';

/** The part of a mouse event that the grid reads. */
type Press = Pick<MouseEvent, 'shiftKey' | 'detail'>;

/** Makes the pointer behaviour of one grid. */
export function createGridPointer({ extend, toggle, toggleAll }: RowSelection) {
  function pressRow(from: Element, position: GridPosition, isRange: boolean, model: GridModel): void {
    if (position.section !== 'body' || isInteractive(from)) return;
    // A press that ends a text selection is not meant for the row.
    if (getSelection()?.type === 'Range' && !isRange) return;
    if (isRange) extend(position);
    else if (model.hasRowAction && model.getSelection().ids.size === 0) model.runRowAction(position.row);
    else toggle(position, false);
  }

  return {
    /** Prepares the focus of a press; true if the browser must do nothing more. */
    handleMouseDown(event: Press, from: Element, table: HTMLTableElement, model: GridModel): boolean {
      // Before the browser looks for what takes the focus.
      const cell = from.closest<HTMLElement>('td, th');
      if (cell && table.contains(cell)) makeFocusable(cell);
      // Shift and a press would select the text between. Prevented, the browser sets no focus either: it is set here.
      if (!event.shiftKey) return false;
      // Firefox selects text from checkbox to checkbox, too.
      if (isInteractive(from) && actionElementOf(from)?.dataset['action'] !== gridActions.select)
        return false;
      const position = positionOf(table, from);
      if (!model.isSelectable || position?.section !== 'body') return false;
      focusPosition(table, position);
      return true;
    },

    handleClick(event: Press, from: Element, table: HTMLTableElement, model: GridModel): void {
      const position = positionOf(table, from);
      if (!position) return;
      const element = actionElementOf(from);
      switch (element?.dataset['action']) {
        case gridActions.select: {
          // The checkbox's own keys click too, with no pointer (detail 0): Space toggles, as in react-aria.
          const isCheckbox = from instanceof HTMLInputElement;
          toggle(position, event.shiftKey && (!isCheckbox || event.detail > 0));
          return;
        }
        case gridActions.selectAll:
          toggleAll(!model.order.every((id) => model.getSelection().ids.has(id)));
          return;
        case gridActions.sort:
          model.sortBy(element.dataset['column'] ?? '');
          return;
        case gridActions.menu:
          model.openMenu(position.row, element);
          return;
        default:
          pressRow(from, position, event.shiftKey, model);
      }
    },
  };
}
