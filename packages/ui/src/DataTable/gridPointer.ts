import { focusPosition } from './keyboard/gridFocus.ts';
import { actionElementOf, DETAILS, gridActions, isInteractive, makeFocusable } from './model/gridElements.ts';
import type { GridModel } from './model/gridModel.ts';
import { type GridPosition, positionOf } from './model/gridPosition.ts';
import type { RowSelection } from './selection/rowSelection.ts';

/** The part of a mouse event that the grid uses. */
type Press = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'detail' | 'preventDefault'>;

/** Creates the pointer handling of a grid. */
export function createGridPointer({ extend, toggle, toggleAll }: RowSelection) {
  function pressRow(event: Press, from: Element, position: GridPosition, model: GridModel): void {
    if (position.section !== 'body' || isInteractive(from)) return;
    // The details of a row are not a part of the row that a press opens or selects.
    if (from.closest(`[data-part="${DETAILS}"]`)) return;
    // A press beside the menu button counts as a press on the button.
    const menuButton = from.closest('td')?.querySelector<HTMLElement>(`[data-action="${gridActions.menu}"]`);
    // A press that ends a text selection must not act on the row.
    const isTextSelected = getSelection()?.type === 'Range';
    // The first press of a double-click has already opened the row.
    const isRepeated = event.detail > 1;

    if (menuButton) model.openMenu(position.row, menuButton);
    else if (event.shiftKey && model.isSelectable) extend(position);
    else if (isTextSelected) return;
    else if (!model.opensRows) toggle(position, false);
    else if (!isRepeated) model.openRow(position.row, event.ctrlKey || event.metaKey);
  }

  /** Follows the link in the name of a row, except for presses that the browser handles, such as opening a new tab. */
  function pressLink(event: Press, position: GridPosition, model: GridModel): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.shiftKey && !model.isSelectable) return;
    event.preventDefault();
    if (event.shiftKey) extend(position);
    else if (event.detail <= 1) model.openRow(position.row);
  }

  return {
    /** Prepares the focus of a press. Returns true if the browser's default action must be prevented. */
    handleMouseDown(event: Press, from: Element, table: HTMLTableElement, model: GridModel): boolean {
      // Dragging the edge of a header must not move focus or select text.
      if (actionElementOf(from)?.dataset['action'] === gridActions.resize) return true;
      // Runs before the browser determines the element to focus.
      const cell = from.closest<HTMLElement>('td, th');
      if (cell && table.contains(cell)) makeFocusable(cell);
      // A press with Shift would select the text in between. Preventing it also stops the browser from moving focus, so
      // focus is set here.
      if (!event.shiftKey) return false;
      // Firefox also selects text from checkbox to checkbox.
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
          // Keys on the checkbox also fire a click, without a pointer (detail 0). Space toggles, as in react-aria.
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
          if (event.detail === 2) model.storeColumnWidth(element.dataset['column'] ?? '', undefined);
          return;
        case gridActions.open:
          pressLink(event, position, model);
          return;
        case gridActions.expand:
          model.toggleDetails(position.row);
          return;
        case gridActions.edit: {
          const cell = element.closest('td');
          if (cell) model.editCell(position.row, element.dataset['column'] ?? '', cell);
          return;
        }
        case gridActions.menu:
          model.openMenu(position.row, element);
          return;
        default:
          pressRow(event, from, position, model);
      }
    },
  };
}
