import { bodyOf, headRowOf } from './gridElements.ts';

/** A focusable position in a grid, by indexes: a header cell, a row (column −1) or a cell. */
export interface GridPosition {
  readonly section: 'head' | 'body';
  readonly row: number;
  readonly column: number;
}

/** Returns the position of an element inside the table; undefined for the table itself. */
export function positionOf(table: HTMLTableElement, target: Element): GridPosition | undefined {
  const row = target.closest('tr');
  if (!row || !table.contains(row)) return undefined;
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const column = cell && row.contains(cell) ? cell.cellIndex : -1;
  return row.parentElement === table.tHead
    ? { section: 'head', row: 0, column: Math.max(column, 0) }
    : { section: 'body', row: row.sectionRowIndex, column };
}

export const rowAt = (table: HTMLTableElement, position: GridPosition): HTMLTableRowElement | undefined =>
  position.section === 'head' ? headRowOf(table) : bodyOf(table)?.rows[position.row];

export function elementAt(table: HTMLTableElement, position: GridPosition): HTMLElement | undefined {
  const row = rowAt(table, position);
  return position.column < 0 ? row : (row?.cells[position.column] ?? row);
}
