import { actionElementOf, gridActions, isInteractive, menuButtonOf } from './gridElements.ts';
import type { GridModel } from './gridModel.ts';
import type { GridPosition } from './gridPosition.ts';

/** The part of a keyboard event that the grid reads. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** Tests for keys that the grid handles; all others stay with the browser and the page around. */
export function isGridKey(
  event: KeyPress,
  from: Element,
  position: GridPosition | undefined,
  model: GridModel,
): boolean {
  const { key, altKey, metaKey, shiftKey } = event;
  const action = actionElementOf(from)?.dataset['action'];
  const isInBody = position?.section === 'body';
  if (altKey) return key === 'ArrowDown' && action === gridActions.menu;
  // On a Mac, Command with an arrow goes back or forward in the browser.
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
      // Controls handle some keys themselves: the row's checkbox Space, a button or link both.
      const isOwn = action === gridActions.select ? key === ' ' : isInteractive(from);
      return !isOwn && (model.isSelectable || model.hasRowAction);
    }
    case 'Escape':
      // Without a selection it is left to a dialog around the table.
      return model.isSelectable && model.getSelection().ids.size > 0;
    case 'ContextMenu':
    case 'F10':
      return isInBody && (key !== 'F10' || shiftKey) && !!menuButtonOf(from);
    default:
      if (event.ctrlKey || metaKey) return key.toLowerCase() === 'a' && !shiftKey && model.isSelectable;
      return key.length === 1 && model.headerColumn >= 0;
  }
}
