import { controlsOf, isRightToLeft } from '../model/gridElements.ts';
import { elementAt, type GridPosition } from '../model/gridPosition.ts';
import type { KeyPress } from '../model/keyPress.ts';
import { focusPosition } from './gridFocus.ts';
import {
  positionAbove,
  positionAtEdge,
  positionBelow,
  positionBeside,
  positionPageAway,
} from './nextPosition.ts';

interface NavigationContext {
  readonly table: HTMLTableElement;
  /** The focused element. */
  readonly from: Element;
  /** Position of the focused element; undefined for the table itself. */
  readonly position: GridPosition | undefined;
  readonly extend: (position: GridPosition) => void;
}

/** Moves the focus left or right: through the controls of a cell, then to the adjacent cell. */
function moveBeside(
  { table, from, extend }: NavigationContext,
  position: GridPosition,
  step: 1 | -1,
  isRange: boolean,
): void {
  const cell = position.column < 0 ? undefined : elementAt(table, position);
  if (cell) {
    const controls = controlsOf(cell);
    const index = from instanceof HTMLElement ? controls.indexOf(from) : -1;
    const control = index < 0 && step < 0 ? undefined : controls[index + step];
    if (control) {
      control.focus();
      return;
    }
  }
  const next = positionBeside(table, position, step);
  focusPosition(table, next, step > 0 ? 'first' : 'last');
  if (isRange) extend(next);
}

/** Moves the focus for an arrow key, Page Up, Page Down, Home or End. Returns false for any other key. */
export function handleNavigationKey(event: KeyPress, context: NavigationContext): boolean {
  const { table, position, extend } = context;
  const isWholeTable = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isForward = (event.key === 'ArrowRight') !== isRightToLeft(table);
      if (position) moveBeside(context, position, isForward ? 1 : -1, event.shiftKey);
      else focusPosition(table, positionAtEdge(table, position, 'start', true));
      return true;
    }
    case 'ArrowDown':
    case 'ArrowUp':
    case 'PageDown':
    case 'PageUp': {
      const isDown = event.key.endsWith('Down');
      const oneRow = isDown ? positionBelow : positionAbove;
      const move = event.key.startsWith('Arrow') ? oneRow : positionPageAway;
      const next = position
        ? move(table, position, isDown ? 1 : -1)
        : positionAtEdge(table, position, isDown ? 'start' : 'end', true);
      if (next && focusPosition(table, next) && event.shiftKey) extend(next);
      return true;
    }
    case 'Home':
    case 'End': {
      const next = positionAtEdge(table, position, event.key === 'Home' ? 'start' : 'end', isWholeTable);
      if (next && focusPosition(table, next) && event.shiftKey && isWholeTable) extend(next);
      return true;
    }
    default:
      return false;
  }
}
