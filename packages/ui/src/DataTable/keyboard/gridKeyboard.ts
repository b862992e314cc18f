import { handleResizeKey } from '../columns/columnResize.ts';
import { actionElementOf, editButtonOf, gridActions, menuButtonOf } from '../model/gridElements.ts';
import type { GridModel } from '../model/gridModel.ts';
import { type GridPosition, positionOf } from '../model/gridPosition.ts';
import type { KeyPress } from '../model/keyPress.ts';
import { emptySelection } from '../model/selection.ts';
import type { RowSelection } from '../selection/rowSelection.ts';
import { focusPosition } from './gridFocus.ts';
import { isGridKey } from './gridKeys.ts';
import { handleNavigationKey } from './navigationKeys.ts';
import { createTypeahead } from './typeahead.ts';

/** Creates the keyboard handling of a grid, following https://www.w3.org/WAI/ARIA/apg/patterns/grid/. */
export function createGridKeyboard({ extend, toggle, toggleAll }: RowSelection) {
  const typeahead = createTypeahead();

  function handleActionKey(
    event: KeyPress,
    from: Element,
    position: GridPosition | undefined,
    model: GridModel,
  ): void {
    switch (event.key) {
      case ' ':
      case 'Enter': {
        if (event.repeat || position?.section !== 'body') return;
        const isMenuButton = actionElementOf(from)?.dataset['action'] === gridActions.menu;
        // Opens the menu here instead of waiting for the click that the browser derives from the key. react-aria would
        // treat a click without a pointer as a screen reader's click and focus the list instead of its first item.
        if (isMenuButton && from instanceof HTMLElement) model.openMenu(position.row, from);
        else if (event.key === 'Enter' && model.opensRows) model.openRow(position.row);
        else toggle(position, event.shiftKey);
        return;
      }
      case 'a':
      case 'A':
        toggleAll(true);
        return;
      case 'Escape':
        model.setSelection(emptySelection);
        return;
      case 'F2':
        editButtonOf(from)?.click();
        return;
      case 'ContextMenu':
      case 'F10': {
        const button = menuButtonOf(from);
        if (!button || position?.section !== 'body') return;
        button.focus();
        model.openMenu(position.row, button);
      }
    }
  }

  return {
    stop: typeahead.stop,

    /** Handles a key. Returns false if the grid does not use the key. */
    handleKey(event: KeyPress, from: Element, table: HTMLTableElement, model: GridModel): boolean {
      const position = positionOf(table, from);
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
      const isSearchedSpace = event.key === ' ' && !hasModifier && typeahead.isSearching();
      if (!isSearchedSpace && !isGridKey(event, from, position, model)) return false;
      if (event.altKey) {
        const action = actionElementOf(from);
        if (!position) return true;
        if (action?.dataset['action'] === gridActions.menu) model.openMenu(position.row, action);
        else model.toggleDetails(position.row, event.key === 'ArrowDown');
        return true;
      }
      if (handleResizeKey(event, table, position, model)) return true;
      const match = typeahead.handleKey(event, table, position, model);
      if (match !== undefined) {
        if (match) focusPosition(table, match);
      } else if (!handleNavigationKey(event, { table, from, position, extend })) {
        handleActionKey(event, from, position, model);
      }
      return true;
    },
  };
}
