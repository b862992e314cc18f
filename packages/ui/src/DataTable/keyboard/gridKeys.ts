import {
  actionElementOf,
  editButtonOf,
  gridActions,
  isInteractive,
  menuButtonOf,
} from '../model/gridElements.ts';
import type { GridModel } from '../model/gridModel.ts';
import type { GridPosition } from '../model/gridPosition.ts';
import type { KeyPress } from '../model/keyPress.ts';

/** Returns true for keys that the grid handles. All other keys are left to the browser and the surrounding page. */
export function isGridKey(
  event: KeyPress,
  from: Element,
  position: GridPosition | undefined,
  model: GridModel,
): boolean {
  const { key, altKey, metaKey, shiftKey } = event;
  const action = actionElementOf(from)?.dataset['action'];
  const isInBody = position?.section === 'body';
  if (altKey) {
    if (action === gridActions.menu) return key === 'ArrowDown';
    return isInBody && model.hasDetails && (key === 'ArrowDown' || key === 'ArrowUp');
  }
  // On a Mac, Command with an arrow key navigates back or forward in the browser.
  if (key.startsWith('Arrow')) return !metaKey;
  switch (key) {
    case 'Home':
    case 'End':
    case 'PageDown':
    case 'PageUp':
      return true;
    case ' ':
    case 'Enter': {
      if (!isInBody) return false;
      if (action === gridActions.menu) return true;
      return !isKeyOfControl(key, action, from) && (model.isSelectable || model.opensRows);
    }
    case 'Escape':
      // Without a selection, Escape is left to a dialog around the table.
      return model.isSelectable && model.getSelection().ids.size > 0;
    case 'F2':
      return isInBody && !!editButtonOf(from);
    case 'ContextMenu':
    case 'F10':
      return isInBody && (key !== 'F10' || shiftKey) && !!menuButtonOf(from);
    default:
      if (event.ctrlKey || metaKey) return key.toLowerCase() === 'a' && !shiftKey && model.isSelectable;
      return key.length === 1 && model.headerColumn >= 0;
  }
}

/**
 * Returns true for keys that a control handles itself: Space for the row's checkbox, Enter for its link, both keys for
 * other controls.
 */
function isKeyOfControl(key: string, action: string | undefined, from: Element): boolean {
  switch (action) {
    case gridActions.select:
      return key === ' ';
    case gridActions.open:
      return key === 'Enter';
    default:
      return isInteractive(from);
  }
}
