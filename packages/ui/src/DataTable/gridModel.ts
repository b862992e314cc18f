import type { Selection } from './selection.ts';

/** What the grid's keyboard and pointer read and call; DataTable renews it after each render. */
export interface GridModel {
  /** Ids of the rows on screen, top to bottom. */
  readonly order: readonly string[];
  readonly isSelectable: boolean;
  /** Index of the cell that names its row; −1 for none. */
  readonly headerColumn: number;
  readonly collator: Intl.Collator;
  readonly getSelection: () => Selection;
  readonly setSelection: (next: Selection) => void;
  /** Shows a width of a column while a pointer drags; undefined shows the kept one again. */
  readonly showColumnWidth: (column: string, width: number | undefined) => void;
  /** Keeps a width of a column; undefined stands for the column's own. */
  readonly keepColumnWidth: (column: string, width: number | undefined) => void;
  readonly sortBy: (column: string) => void;
  /** True if a press on a row opens it; otherwise it selects the row. */
  readonly opensRows: boolean;
  readonly openRow: (row: number, isNewTab?: boolean) => void;
  readonly openMenu: (row: number, trigger: HTMLElement) => void;
  /** Called when the pointer or the focus comes near a row, whose menu may be opened next. */
  readonly preloadMenu: () => void;
}
