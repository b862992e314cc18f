import { isVisible } from '../platform/isVisible.ts';

/**
 * What a press on an element does, in its `data-action`: the table listens once for all of its rows, and so has to tell
 * the elements apart.
 */
export const gridActions = {
  select: 'select',
  selectAll: 'selectAll',
  sort: 'sort',
  open: 'open',
  menu: 'menu',
  resize: 'resize',
} as const;

/** The element with a `data-action` that holds another element, or is it. */
export const actionElementOf = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>('[data-action]');

/** The button that opens the menu of the row around an element. */
export const menuButtonOf = (from: Element): HTMLElement | null | undefined =>
  from.closest('tr')?.querySelector<HTMLElement>(`[data-action="${gridActions.menu}"]`);

/** Tests for elements that handle keys and presses themselves: a control, or something inside one. */
export const isInteractive = (target: Element): boolean =>
  target.closest('a[href], button, input, select, textarea, label, summary, [contenteditable="true"]') !==
  null;

/** Tests for elements that typed letters belong to: a text field or a native select. */
export const isEditable = (target: Element): boolean =>
  target.matches(
    'select, textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])',
  );

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** The controls of a cell that can take the focus, in document order. */
export function controlsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(focusable)].filter((control) => isVisible(control));
}

/** Cells get a tabindex when they need one: on hundreds of cells it would slow down the first paint. */
export function makeFocusable(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
}

/** The section that holds the rows. */
export const bodyOf = (table: HTMLTableElement): HTMLTableSectionElement | undefined => table.tBodies[0];

/** The row of column headers. */
export const headRowOf = (table: HTMLTableElement): HTMLTableRowElement | undefined => table.tHead?.rows[0];

/** Number of rows that the keyboard can go to. */
export const rowCountOf = (table: HTMLTableElement): number => bodyOf(table)?.rows.length ?? 0;

/** Tests the direction in which the table is written. */
export const isRightToLeft = (table: HTMLTableElement): boolean =>
  getComputedStyle(table).direction === 'rtl';
