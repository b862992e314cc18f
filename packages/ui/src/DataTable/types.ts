import type { ComponentProps, ReactNode } from 'react';
import type { MenuItem } from '../Menu/menuEntries.ts';
import type { Density } from '../theme/themeChoice.ts';

/**
 * Roles of a cell on a card, which a row becomes in a window under 768 px: the title and the subtitle are lines of their
 * own, badges stand at the end of these, details (`meta`) share a line below; hidden cells are left out.
 */
export const cardRoles = ['title', 'subtitle', 'badge', 'meta', 'hidden'] as const;

/** Role of a cell on a card. */
export type CardRole = (typeof cardRoles)[number];

/** Widths that a person can choose for a column instead of its own. */
export const chosenWidths = ['narrow', 'wide'] as const;

/** Width that a person chose for a column. */
export type ChosenWidth = (typeof chosenWidths)[number];

/** Edges of the frame that a column can be pinned to. */
export const columnPins = ['start', 'end'] as const;

/** Edge of the frame that a column is pinned to. */
export type ColumnPin = (typeof columnPins)[number];

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
  /**
   * Least px: of a column without a width, whose frame scrolls when it is narrower (112 by default), and of one that is
   * resized (64 by default).
   */
  minWidth?: number | undefined;
  /** Most px that it can be resized to. @default 800 */
  maxWidth?: number | undefined;
  /**
   * Keeps the column in sight at an edge of the frame while the others scroll. It works for the first columns of a table
   * (`start`) and for the last ones (`end`); `arrangeColumns` puts them there. The first column is pinned if none is.
   */
  pin?: ColumnPin | undefined;
  /** Widths to choose from instead of `width`; see `arrangeColumns`. Without them the width can't be chosen. */
  widths?: Readonly<Record<ChosenWidth, number | string>> | undefined;
  /** Makes the header a button that sorts by this column. @selector [aria-sort] of the header */
  isSortable?: boolean | undefined;
  /**
   * Role on a card. Without one the cell takes a line of its own, after its header; so does what a card has no room for: a
   * second title or subtitle, a third badge, a fifth detail. @default 'title' for the row header
   */
  cardRole?: CardRole | undefined;
  /** Order among cells of the same role. Equal numbers keep the order of the columns. @default 0 */
  cardOrder?: number | undefined;
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

/** Props of a table whose rows can be selected. */
export interface SelectionProps {
  /** Ids of the selected rows, if the owner keeps the selection. @selector [aria-selected] of a row */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Ids of the rows selected at first, if the table keeps the selection itself. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: Set<string>) => void) | undefined;
}

/** Selection of all rows that match the search and the filters, on every page. */
export interface MatchingSelection {
  /** All of them are selected; of these the table knows the rows on screen alone. */
  isSelected: boolean;
  /** Called with true by "Select all 248 that match", and with false by any other change of the selection. */
  onChange: (isSelected: boolean) => void;
  /** `rowCount` is a lower limit: the words say "1,000+". @default false */
  isCountCapped?: boolean | undefined;
}

/** Props of a table whose columns can be resized. */
export interface ColumnWidthProps {
  /** Widths in px that a person chose, by the id of the column; without one a column keeps its own. */
  columnWidths?: ReadonlyMap<string, number> | undefined;
  /**
   * Called with all chosen widths when one has changed: the edge of a header was dragged, or double-clicked for the
   * column's own width, or Shift with an arrow pressed on the header. With it, columns can be resized.
   */
  onColumnWidthsChange?: ((widths: Map<string, number>) => void) | undefined;
}

export interface DataTableProps<Row extends object>
  extends SelectionProps,
    ColumnWidthProps,
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
  /** Offers to select the rows of all pages once all on this one are selected; needs `selectionBar` and `rowCount`. */
  matchingSelection?: MatchingSelection | undefined;
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
  /** Rows of 48 or 40 px. @default 'comfortable' @selector [data-density="comfortable | compact"] */
  density?: Density | undefined;
}
