import { isVisible } from '../../platform/isVisible.ts';

/**
 * Values of `data-action`: the effect of a press on an element. The table has one listener for all rows, which reads this
 * attribute.
 */
export const gridActions = {
  select: 'select',
  selectAll: 'selectAll',
  sort: 'sort',
  open: 'open',
  menu: 'menu',
  resize: 'resize',
  expand: 'expand',
  edit: 'edit',
} as const;

/** Returns the closest element with a `data-action`, including the given element. */
export const actionElementOf = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>('[data-action]');

/** Returns the menu button of the row that contains an element. */
export const menuButtonOf = (from: Element): HTMLElement | null | undefined =>
  from.closest('tr')?.querySelector<HTMLElement>(`[data-action="${gridActions.menu}"]`);

/** Returns the button that edits the cell around an element. */
export const editButtonOf = (from: Element): HTMLElement | null | undefined =>
  from.closest('td')?.querySelector<HTMLElement>(`[data-action="${gridActions.edit}"]`);

/** Value of `data-part` of the cell with the details of a row. */
export const DETAILS = 'details';

/** Returns true for controls that handle keys and presses themselves, and for elements inside such controls. */
export const isInteractive = (target: Element): boolean =>
  target.closest('a[href], button, input, select, textarea, label, summary, [contenteditable="true"]') !==
  null;

/** Returns true for elements that handle typed letters: text fields and native selects. */
export const isEditable = (target: Element): boolean =>
  target.matches(
    'select, textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])',
  );

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Returns the focusable controls of a cell, in document order. */
export function controlsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(focusable)].filter((control) => isVisible(control));
}

/** Adds a tabindex to a cell when it is first needed. Setting it on hundreds of cells would slow down the first paint. */
export function makeFocusable(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
}

export const bodyOf = (table: HTMLTableElement): HTMLTableSectionElement | undefined => table.tBodies[0];

/** Returns the row of the column headers, below the row of their groups if there is one. */
export const headRowOf = (table: HTMLTableElement): HTMLTableRowElement | undefined =>
  table.tHead?.rows[table.tHead.rows.length - 1];

/** Event with the index of a row that the grid is about to focus. A virtualized body then renders this row. */
export const REVEAL_EVENT = 'derrick-reveal';

/** Index of the first row in the page. More than 0 only in a virtualized body. */
export const firstRowOf = (table: HTMLTableElement): number => Number(bodyOf(table)?.dataset['first'] ?? 0);

/** Returns true if only some of the rows are in the page. */
export const isVirtualized = (table: HTMLTableElement): boolean =>
  bodyOf(table)?.dataset['count'] !== undefined;

/** Number of rows that the keyboard can reach. */
export const rowCountOf = (table: HTMLTableElement): number =>
  Number(bodyOf(table)?.dataset['count'] ?? bodyOf(table)?.rows.length ?? 0);

/** Returns a row by index. A virtualized body renders it if necessary. */
export function bodyRowAt(table: HTMLTableElement, index: number): HTMLTableRowElement | undefined {
  const find = () => bodyOf(table)?.rows[index - firstRowOf(table)];
  const row = find();
  if (row || !isVirtualized(table)) return row;
  bodyOf(table)?.dispatchEvent(new CustomEvent(REVEAL_EVENT, { detail: index }));
  return find();
}

export const isRightToLeft = (table: HTMLTableElement): boolean =>
  getComputedStyle(table).direction === 'rtl';
