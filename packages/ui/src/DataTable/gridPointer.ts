import { actionElementOf, gridActions, isInteractive, makeFocusable } from './gridElements.ts';
import { focusPosition } from './gridFocus.ts';
import type { GridModel } from './gridModel.ts';
import { type GridPosition, positionOf } from './gridPosition.ts';
import type { RowSelection } from './rowSelection.ts';

/** The part of a mouse event that the grid reads and calls. */
type Press = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'detail' | 'preventDefault'>;

/** Makes the pointer behaviour of one grid. */
export function createGridPointer({ extend, toggle, toggleAll }: RowSelection) {
  function pressRow(event: Press, from: Element, position: GridPosition, model: GridModel): void {
    if (position.section !== 'body' || isInteractive(from)) return;
    // A press beside the menu button was meant for it.
    const menuButton = from.closest('td')?.querySelector<HTMLElement>(`[data-action="${gridActions.menu}"]`);
    // A press that ends a text selection is not meant for the row.
    const isTextSelected = getSelection()?.type === 'Range';
    // The first press of a double-click has opened the row.
    const isRepeated = event.detail > 1;

    if (menuButton) model.openMenu(position.row, menuButton);
    else if (event.shiftKey && model.isSelectable) extend(position);
    else if (isTextSelected) return;
    else if (!model.opensRows) toggle(position, false);
    else if (!isRepeated) model.openRow(position.row, event.ctrlKey || event.metaKey);
  }

  /** Follows the link in the name of a row, unless the press is for the browser, such as one for a new tab. */
  function pressLink(event: Press, position: GridPosition, model: GridModel): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.shiftKey && !model.isSelectable) return;
    event.preventDefault();
    if (event.shiftKey) extend(position);
    else if (event.detail <= 1) model.openRow(position.row);
  }

  return {
    /** Prepares the focus of a press; true if the browser must do nothing more. */
    handleMouseDown(event: Press, from: Element, table: HTMLTableElement, model: GridModel): boolean {
      // The edge of a header takes no focus, and dragging it selects no text.
      if (actionElementOf(from)?.dataset['action'] === gridActions.resize) return true;
      // Before the browser looks for what takes the focus.
      const cell = from.closest<HTMLElement>('td, th');
      if (cell && table.contains(cell)) makeFocusable(cell);
      // Shift and a press would select the text between. Prevented, the browser sets no focus either: it is set here.
      if (!event.shiftKey) return false;
      // Firefox selects text from checkbox to checkbox, too.
      const action = actionElementOf(from)?.dataset['action'];
      if (isInteractive(from) && action !== gridActions.select && action !== gridActions.open) return false;
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
        case gridActions.resize:
          if (event.detail === 2) model.keepColumnWidth(element.dataset['column'] ?? '', undefined);
          return;
        case gridActions.open:
          pressLink(event, position, model);
          return;
        case gridActions.menu:
          model.openMenu(position.row, element);
          return;
        default:
          pressRow(event, from, position, model);
      }
    },
  };
}
