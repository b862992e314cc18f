/** A place that the keyboard can stand on: a header cell, a row (column −1) or a cell, found by its indexes. */
export interface Place {
  readonly section: 'head' | 'body';
  readonly row: number;
  readonly column: number;
}

/** Whether an element handles keys and presses itself: a control, or something inside one. */
export const isInteractive = (target: Element): boolean =>
  target.closest('a[href], button, input, select, textarea, label, summary, [contenteditable="true"]') !==
  null;

/** Whether typed keys belong to the element: a field of text or a native select. */
export const isEditable = (target: Element): boolean =>
  target.matches(
    'select, textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])',
  );

/** The rows of the table. */
export const bodyOf = (table: HTMLTableElement): HTMLTableSectionElement | undefined => table.tBodies[0];

/** Number of rows that the keyboard can go to. */
export const rowCountOf = (table: HTMLTableElement): number => bodyOf(table)?.rows.length ?? 0;

/** The place of an element inside of the table, or undefined for the table itself. */
export function placeOf(table: HTMLTableElement, target: Element): Place | undefined {
  const row = target.closest('tr');
  if (!row || !table.contains(row)) return undefined;
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const column = cell && row.contains(cell) ? cell.cellIndex : -1;
  return row.parentElement === table.tHead
    ? { section: 'head', row: 0, column: Math.max(column, 0) }
    : { section: 'body', row: row.sectionRowIndex, column };
}
