import { isVisible } from '../platform/isVisible.ts';
import { bodyOf, headRowOf, rowCountOf } from './gridElements.ts';
import { elementAt, type GridPosition, rowAt } from './gridPosition.ts';

/** Returns the indexes of the visible cells in the row of a position. A card on a phone hides some cells. */
function visibleColumnsAt(table: HTMLTableElement, position: GridPosition): number[] {
  const columns: number[] = [];
  for (const cell of rowAt(table, position)?.cells ?? []) if (isVisible(cell)) columns.push(cell.cellIndex);
  return columns;
}

/**
 * Returns the position one step along the row, towards its end (1) or start (−1). The row itself follows its last cell;
 * header cells wrap around.
 */
export function positionBeside(table: HTMLTableElement, position: GridPosition, step: 1 | -1): GridPosition {
  const columns = visibleColumnsAt(table, position);
  const index = columns.indexOf(position.column);
  const outer = step > 0 ? 0 : columns.length - 1;
  const fallback = position.section === 'head' ? columns[outer] : -1;
  const column = position.column < 0 ? columns[outer] : (columns[index + step] ?? fallback);
  return { ...position, column: column ?? position.column };
}

/** Returns the position one row down; from a header, the first row. Undefined at the end. */
export function positionBelow(table: HTMLTableElement, position: GridPosition): GridPosition | undefined {
  const row = position.section === 'head' ? 0 : position.row + 1;
  return row < rowCountOf(table) ? { section: 'body', row, column: position.column } : undefined;
}

/** Returns the position one row up; from the first row, the header. Undefined at the start. */
export function positionAbove(table: HTMLTableElement, position: GridPosition): GridPosition | undefined {
  if (position.section === 'head') return undefined;
  if (position.row > 0) return { ...position, row: position.row - 1 };
  return headRowOf(table) ? { section: 'head', row: 0, column: Math.max(position.column, 0) } : undefined;
}

/** Target of Home and End: the first or last cell of the row. From a row, or with Control, the first or last row. */
export function positionAtEdge(
  table: HTMLTableElement,
  position: GridPosition | undefined,
  end: 'start' | 'end',
  isWholeTable: boolean,
): GridPosition | undefined {
  const count = rowCountOf(table);
  if (count === 0) return undefined;
  const row = end === 'start' ? 0 : count - 1;
  if (!position || position.column < 0) return { section: 'body', row, column: -1 };
  const line: GridPosition = isWholeTable ? { section: 'body', row, column: 0 } : position;
  const columns = visibleColumnsAt(table, line);
  return { ...line, column: columns[end === 'start' ? 0 : columns.length - 1] ?? position.column };
}

/**
 * Target of Page Up and Page Down: as many rows away as the scroll container shows. Page Up stops at the first row,
 * unlike in react-aria, where it continues to the header.
 */
export function positionPageAway(
  table: HTMLTableElement,
  position: GridPosition,
  step: 1 | -1,
): GridPosition | undefined {
  const rows = bodyOf(table)?.rows;
  const from = elementAt(table, { ...position, column: -1 })?.getBoundingClientRect();
  if (!rows || rows.length === 0 || !from || (position.section === 'head' && step < 0)) return undefined;
  const page = visibleHeight(table);
  let row = position.section === 'head' ? 0 : position.row;
  while (rows[row + step]) {
    const rect = rows[row]?.getBoundingClientRect();
    if (!rect || (step > 0 ? rect.bottom >= from.top + page : rect.top <= from.bottom - page)) break;
    row += step;
  }
  return { section: 'body', row, column: position.column };
}

/** Visible height of the scroll container around the table, in px. */
function visibleHeight(table: HTMLTableElement): number {
  const windowHeight = document.documentElement.clientHeight;
  for (let box = table.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
      return Math.min(box.clientHeight, windowHeight);
    }
  }
  return windowHeight;
}
