import type { ComponentProps, ReactNode } from 'react';
import type { MenuItem } from '../Menu/menuEntries.ts';
import type { SelectionProps } from './useSelection.ts';

/** Positions on a card, which a row becomes in a window under 768 px: two lines at the start, two at the end, a line of details. */
export const phoneSlots = ['title', 'subtitle', 'meta', 'status', 'value'] as const;

/** Position of a cell on a card. */
export type PhoneSlot = (typeof phoneSlots)[number];

/** Densities of a DataTable: rows of 48 and 40 px. */
export const tableDensities = ['regular', 'compact'] as const;

/** Density of a DataTable. */
export type TableDensity = (typeof tableDensities)[number];

/** Widths that a person can choose for a column instead of its own. */
export const chosenWidths = ['narrow', 'wide'] as const;

/** Width that a person chose for a column. */
export type ChosenWidth = (typeof chosenWidths)[number];

/** Ways to select rows. */
export type TableSelectionMode = 'none' | 'multiple';

/** A column of a DataTable. Keep the array stable between renders (module scope or useMemo): a new one builds all cells anew. */
export interface DataTableColumn<Row> {
  id: string;
  /** Text of the header; a screen reader reads it before each cell. */
  header: string;
  /**
   * Content of the cell, built once for each row object. null, undefined and '' show N/A.
   * An element with `data-card="hidden"` is left out of cards.
   */
  cell: (row: Row) => ReactNode;
  /** Marks the cell that names its row and that typed letters search. Exactly one column has it. */
  isRowHeader?: boolean | undefined;
  /** `end` for numbers. @default 'start' @selector [data-align] of the header */
  align?: 'start' | 'end' | undefined;
  /** Number of px or a CSS length. Columns without a width share the rest evenly. */
  width?: number | string | undefined;
  /** Least px of a column without a width; in a narrower frame the columns scroll. @default 112 */
  minWidth?: number | undefined;
  /** Widths to choose from instead of `width`; see `arrangeColumns`. Without them the width can't be chosen. */
  widths?: Readonly<Record<ChosenWidth, number | string>> | undefined;
  /** Makes the header a button that sorts by this column. @selector [aria-sort] of the header */
  isSortable?: boolean | undefined;
  /** Position on a card. Without one the cell takes a line of its own, after its header. */
  phoneSlot?: PhoneSlot | undefined;
  /** Order among the cells of the slot `meta`, which share one line. Equal numbers keep the order of the columns. */
  phoneOrder?: number | undefined;
  isHiddenOnPhone?: boolean | undefined;
}

/** The order of the rows: by one column. */
export interface TableSort {
  /** `id` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** State of the remote data that a DataTable shows. */
export type DataTableStatus =
  | { kind: 'loading' }
  | { kind: 'ready' /** New rows are being loaded; the old ones stay, dimmed. */; isRefreshing?: boolean }
  | { kind: 'failed'; message: string; onRetry: () => void }
  | { kind: 'empty'; title: string; description?: string; icon?: ReactNode; action?: ReactNode };

/** The menu at the end of each row. All rows share one menu, whose code is loaded when a pointer or the focus comes near. */
export interface DataTableRowMenu<Row> {
  /** Accessible name of the button and of the menu, such as "Actions for #TK-10482". */
  label: (row: Row) => string;
  /** Called when the menu opens. */
  items: (row: Row) => readonly MenuItem[];
  /** Called with the `id` of the chosen item. */
  onAction: (id: string, row: Row) => void;
}

export interface DataTableProps<Row extends object>
  extends SelectionProps,
    Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the grid. */
  label: string;
  /** Keep the array stable between renders; see `DataTableColumn`. */
  columns: readonly DataTableColumn<Row>[];
  /** Rows of the page. A row renders again only if its object is a new one. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Name of a row in "Select …" and in announcements. */
  getRowLabel: (row: Row) => string;
  /** @default 'none' */
  selectionMode?: TableSelectionMode | undefined;
  rowMenu?: DataTableRowMenu<Row> | undefined;
  /**
   * Address that a row opens: its name becomes a link, which a press anywhere on the row and Enter follow too. Rows are
   * then selected by their checkbox, Space, and Shift with a press.
   */
  getRowHref?: ((row: Row) => string) | undefined;
  /** Called by a press on a row and by Enter, for rows that open something without an address. */
  onRowAction?: ((row: Row) => void) | undefined;
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** @default { kind: 'ready' } @selector [data-status="loading | ready | failed | empty"] */
  status?: DataTableStatus | undefined;
  /** Search, filters and the primary action, above the table. */
  toolbar?: ReactNode;
  /** Actions on the selected rows; shown in place of the toolbar while rows are selected. */
  selectionBar?: ((selected: ReadonlySet<string>, clear: () => void) => ReactNode) | undefined;
  /** Pagination, below the rows. */
  footer?: ReactNode;
  /** Number of skeleton rows during the first load. @default 10 */
  skeletonRows?: number | undefined;
  /** Number of rows on all pages together. @default rows.length */
  rowCount?: number | undefined;
  /** Number of rows on the pages before this one. @default 0 */
  rowOffset?: number | undefined;
  /** @default 'regular' @selector [data-density="regular | compact"] */
  density?: TableDensity | undefined;
}
