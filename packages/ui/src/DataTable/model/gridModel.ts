import type { Selection } from './selection.ts';

/**
 * State and functions that the grid's keyboard and pointer handling uses. DataTable creates a new model after each
 * render.
 */
export interface GridModel {
  /** Ids of the rows on the current page, top to bottom. */
  readonly order: readonly string[];
  readonly isSelectable: boolean;
  /** Index of the cell that names its row; −1 for none. */
  readonly headerColumn: number;
  readonly collator: Intl.Collator;
  readonly getSelection: () => Selection;
  readonly setSelection: (next: Selection) => void;
  /** Shows a column width during a drag. Undefined shows the stored width again. */
  readonly previewColumnWidth: (column: string, width: number | undefined) => void;
  /** Stores the width of a column. Undefined resets the column to its own width. */
  readonly storeColumnWidth: (column: string, width: number | undefined) => void;
  readonly sortBy: (column: string) => void;
  /** True if a press on a row opens it. Otherwise a press selects the row. */
  readonly opensRows: boolean;
  readonly openRow: (row: number, isNewTab?: boolean) => void;
  /** Opens or closes the details of a row. Undefined toggles them. */
  readonly toggleDetails: (row: number, isOpen?: boolean) => void;
  /** True if rows have details. */
  readonly hasDetails: boolean;
  /** Opens the editor of a cell. */
  readonly editCell: (row: number, column: string, cell: HTMLElement) => void;
  readonly openMenu: (row: number, trigger: HTMLElement) => void;
  /** Preloads the row menu. Called when the pointer or the focus gets near a row. */
  readonly preloadMenu: () => void;
}
