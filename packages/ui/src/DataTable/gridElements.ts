import { isVisible } from '../platform/isVisible.ts';

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
} as const;

/** Returns the closest element with a `data-action`, including the given element. */
export const actionElementOf = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>('[data-action]');

/** Returns the menu button of the row that contains an element. */
export const menuButtonOf = (from: Element): HTMLElement | null | undefined =>
  from.closest('tr')?.querySelector<HTMLElement>(`[data-action="${gridActions.menu}"]`);

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

export const headRowOf = (table: HTMLTableElement): HTMLTableRowElement | undefined => table.tHead?.rows[0];

/** Number of rows that the keyboard can reach. */
export const rowCountOf = (table: HTMLTableElement): number => bodyOf(table)?.rows.length ?? 0;

export const isRightToLeft = (table: HTMLTableElement): boolean =>
  getComputedStyle(table).direction === 'rtl';
