import { bodyRowAt, firstRowOf, headRowOf } from './gridElements.ts';

/** A focusable position in a grid, by indexes: a header cell, a row (column −1), a cell or a total. */
export interface GridPosition {
  readonly section: 'head' | 'body' | 'foot';
  readonly row: number;
  readonly column: number;
}

/** Returns the position of an element inside the table; undefined for the table itself. */
export function positionOf(table: HTMLTableElement, target: Element): GridPosition | undefined {
  const row = target.closest('tr');
  if (!row || !table.contains(row)) return undefined;
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const column = cell && row.contains(cell) ? cell.cellIndex : -1;
  if (row.parentElement === table.tBodies[0])
    return { section: 'body', row: firstRowOf(table) + row.sectionRowIndex, column };
  return {
    section: row.parentElement === table.tHead ? 'head' : 'foot',
    row: 0,
    column: Math.max(column, 0),
  };
}

export const rowAt = (table: HTMLTableElement, position: GridPosition): HTMLTableRowElement | undefined =>
  position.section === 'body'
    ? bodyRowAt(table, position.row)
    : position.section === 'head'
      ? headRowOf(table)
      : table.tFoot?.rows[0];

export function elementAt(table: HTMLTableElement, position: GridPosition): HTMLElement | undefined {
  const row = rowAt(table, position);
  return position.column < 0 ? row : (row?.cells[position.column] ?? row);
}
