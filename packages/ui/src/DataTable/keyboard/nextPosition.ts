import { isVisible } from '../../platform/isVisible.ts';
import { bodyOf, headRowOf, isVirtualized, rowCountOf } from '../model/gridElements.ts';
import { elementAt, type GridPosition, rowAt } from '../model/gridPosition.ts';

/** Returns the indexes of the visible cells in the row of a position. A card on a phone hides some cells. */
function visibleColumnsAt(table: HTMLTableElement, position: GridPosition): number[] {
  const columns: number[] = [];
  for (const cell of rowAt(table, position)?.cells ?? []) if (isVisible(cell)) columns.push(cell.cellIndex);
  return columns;
}

/**
 * Returns the position one step along the row, towards its end (1) or start (−1). The row itself follows its last cell;
 * header cells and totals wrap around.
 */
export function positionBeside(table: HTMLTableElement, position: GridPosition, step: 1 | -1): GridPosition {
  const columns = visibleColumnsAt(table, position);
  const index = columns.indexOf(position.column);
  const outer = step > 0 ? 0 : columns.length - 1;
  const fallback = position.section === 'body' ? -1 : columns[outer];
  const column = position.column < 0 ? columns[outer] : (columns[index + step] ?? fallback);
  return { ...position, column: column ?? position.column };
}

/** Returns the position one row down: from a header the first row, from the last row the totals. Undefined at the end. */
export function positionBelow(table: HTMLTableElement, position: GridPosition): GridPosition | undefined {
  if (position.section === 'foot') return undefined;
  const row = position.section === 'head' ? 0 : position.row + 1;
  if (row < rowCountOf(table)) return { section: 'body', row, column: position.column };
  return table.tFoot ? { section: 'foot', row: 0, column: Math.max(position.column, 0) } : undefined;
}

/** Returns the position one row up: from the totals the last row, from the first row the header. Undefined at the start. */
export function positionAbove(table: HTMLTableElement, position: GridPosition): GridPosition | undefined {
  if (position.section === 'head') return undefined;
  const row = (position.section === 'foot' ? rowCountOf(table) : position.row) - 1;
  if (row >= 0) return { section: 'body', row, column: position.column };
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
  const isOutwards = position.section === (step < 0 ? 'head' : 'foot');
  if (!rows || rows.length === 0 || !from || isOutwards) return undefined;
  const page = visibleHeight(table);
  if (isVirtualized(table)) {
    const current = position.section === 'body' ? position.row : step > 0 ? -1 : rowCountOf(table);
    const row = current + step * Math.max(Math.floor(page / from.height), 1);
    return {
      section: 'body',
      row: Math.min(Math.max(row, 0), rowCountOf(table) - 1),
      column: position.column,
    };
  }
  let row = { head: 0, body: position.row, foot: rows.length - 1 }[position.section];
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
