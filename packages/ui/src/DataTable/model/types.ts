import type { ComponentProps, ReactNode } from 'react';
import type { MenuItem } from '../../Menu/menuEntries.ts';
import type { Density } from '../../theme/themeChoice.ts';
import type { DataTableCellEdit, DataTableColumnGroup, DataTableTotals, DetailsProps } from './abilities.ts';

/**
 * Roles of a cell on a card, the layout of rows in a window under 768 px. `title` and `subtitle` are separate lines,
 * badges are at the end of these lines, and details (`meta`) are below, two in a line. A long detail (`metaLine`) has a
 * line to itself. `hidden` cells are left out. Two-line rows, in a window under 1024 px, show all cells: title, subtitle
 * and badges above, the others below.
 */
export const cardRoles = ['title', 'subtitle', 'badge', 'meta', 'metaLine', 'hidden'] as const;

/** Role of a cell on a card. */
export type CardRole = (typeof cardRoles)[number];

/** Named widths that the user can choose for a column instead of its default width. */
export const chosenWidths = ['narrow', 'wide'] as const;

/** Named width that the user chose for a column. */
export type ChosenWidth = (typeof chosenWidths)[number];

/** Edges of the frame to which a column can be pinned. */
export const columnPins = ['start', 'end'] as const;

/** Edge of the frame to which a column is pinned. */
export type ColumnPin = (typeof columnPins)[number];

/** Row selection modes. */
export type TableSelectionMode = 'none' | 'multiple';

/**
 * A column of a DataTable. Keep the array stable between renders (module scope or useMemo), because a new array rebuilds
 * all cells.
 */
export interface DataTableColumn<Row> {
  id: string;
  /** Header text. A screen reader reads it before each cell. */
  header: string;
  /**
   * Returns the content of the cell, called once per row object. null, undefined and '' show N/A. An element with
   * `data-card="hidden"` is left out of cards.
   */
  cell: (row: Row) => ReactNode;
  /** Marks the cell that names its row and that typing letters searches. Exactly one column has it. */
  isRowHeader?: boolean | undefined;
  /** Alignment: `end` for numbers. @default 'start' @selector [data-align] of the header */
  align?: 'start' | 'end' | undefined;
  /** Width in px or as a CSS length. Columns without a width share the remaining space evenly. */
  width?: number | string | undefined;
  /**
   * Minimum width in px. Applies to columns without a `width`, which scroll in a narrower frame (112 by default), and to
   * resizing (64 by default).
   */
  minWidth?: number | undefined;
  /** Maximum width in px when resizing. @default 800 */
  maxWidth?: number | undefined;
  /**
   * Pins the column to an edge of the frame while the other columns scroll. Works for the first columns of a table
   * (`start`) and for the last columns (`end`); `arrangeColumns` moves them there. If no column is pinned to the start,
   * the first column is.
   */
  pin?: ColumnPin | undefined;
  /** Widths the user can choose instead of `width`; see `arrangeColumns`. Without them the width can't be chosen. */
  widths?: Readonly<Record<ChosenWidth, number | string>> | undefined;
  /**
   * Header above this column, made with `columnGroup`. Neighbours with the same group share it. A group is split where
   * pinned columns end, and cards leave it out.
   */
  group?: DataTableColumnGroup | undefined;
  /** Lets the user edit the cells of this column, made with `cellEdit`. Not for the column that links to its row. */
  edit?: DataTableCellEdit<Row> | undefined;
  /** Makes the header a button that sorts by this column. @selector [aria-sort] of the header */
  isSortable?: boolean | undefined;
  /**
   * Role on a card. A cell without a role gets a separate line, after its header. So does a cell for which the card has
   * no space: a second title or subtitle, a third badge, a fifth detail. @default 'title' for the row header
   */
  cardRole?: CardRole | undefined;
  /**
   * Lines of a badge. A first badge with two lines is as high as title and subtitle; the second badge then moves to the
   * last line of details. @default 1
   */
  cardLines?: 1 | 2 | undefined;
  /** Order among cells with the same role. Equal numbers keep the column order. @default 0 */
  cardOrder?: number | undefined;
}

/** Sort order of the rows, by a single column. */
export interface TableSort {
  /** `id` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Loading state of the data in a DataTable. */
export type DataTableStatus =
  | { kind: 'loading' }
  | { kind: 'ready' /** New rows are loading; the old rows are dimmed. */; isRefreshing?: boolean }
  | { kind: 'failed'; message: string; onRetry: () => void }
  | { kind: 'empty'; title: string; description?: string; icon?: ReactNode; action?: ReactNode };

/**
 * The menu at the end of each row. All rows share one menu, whose code is loaded when the pointer or the focus gets near
 * a row.
 */
export interface DataTableRowMenu<Row> {
  /** Accessible name of the button and of the menu, such as "Actions for #TK-10482". */
  label: (row: Row) => string;
  /** Returns the menu items. Called when the menu opens. */
  items: (row: Row) => readonly MenuItem[];
  /** Called with the `id` of the chosen item. */
  onAction: (id: string, row: Row) => void;
}

/** Props of a table whose rows can be selected. */
export interface SelectionProps {
  /** Ids of the selected rows. Makes the selection controlled. @selector [aria-selected] of a row */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Initially selected ids, for an uncontrolled selection. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: Set<string>) => void) | undefined;
}

/** Selection of all rows that match the search and the filters, on every page. */
export interface MatchingSelection {
  /** True if all matching rows are selected. The table itself only knows the rows of the current page. */
  isSelected: boolean;
  /** Called with true by "Select all 248 that match", and with false by any other change of the selection. */
  onChange: (isSelected: boolean) => void;
  /** True if `rowCount` is only a lower bound. The text then shows "1,000+". @default false */
  isCountCapped?: boolean | undefined;
}

/** Props of a table whose columns can be resized. */
export interface ColumnWidthProps {
  /** Widths in px set by the user, by column id. A column without an entry keeps its own width. */
  columnWidths?: ReadonlyMap<string, number> | undefined;
  /**
   * Called with all user-set widths after a change: the user dragged the edge of a header, double-clicked it (which
   * resets the column), or pressed Shift with an arrow key on the header. Setting this prop makes columns resizable.
   */
  onColumnWidthsChange?: ((widths: Map<string, number>) => void) | undefined;
}

export interface DataTableProps<Row extends object>
  extends SelectionProps,
    ColumnWidthProps,
    DetailsProps<Row>,
    Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the grid. */
  label: string;
  /** Columns. Keep the array stable between renders; see `DataTableColumn`. */
  columns: readonly DataTableColumn<Row>[];
  /** Rows of the current page. A row only renders again if its object changes. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Returns the name of a row for "Select …" and for announcements. */
  getRowLabel: (row: Row) => string;
  /** @default 'none' */
  selectionMode?: TableSelectionMode | undefined;
  /**
   * Offers to select the rows of all pages once all rows of this page are selected. Requires `selectionBar` and
   * `rowCount`.
   */
  matchingSelection?: MatchingSelection | undefined;
  rowMenu?: DataTableRowMenu<Row> | undefined;
  /**
   * Returns the URL that a row opens. The row's name becomes a link; pressing anywhere on the row, or Enter, follows it.
   * Rows are then selected with their checkbox, Space, or Shift and a press.
   */
  getRowHref?: ((row: Row) => string) | undefined;
  /** Called on a press on a row and on Enter, for rows that open something without a URL. */
  onRowAction?: ((row: Row) => void) | undefined;
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** @default { kind: 'ready' } @selector [data-status="loading | ready | failed | empty"] */
  status?: DataTableStatus | undefined;
  /** Search, filters and the primary action, above the table. */
  toolbar?: ReactNode;
  /** Renders the actions on the selected rows, which replace the toolbar while rows are selected. */
  selectionBar?: ((selected: ReadonlySet<string>, clear: () => void) => ReactNode) | undefined;
  /**
   * Renders only the rows near the viewport, for thousands of rows on one page. Searching by letters, and the browser's
   * own search, then only find rendered rows. The code for it is loaded when needed. @default false
   */
  isVirtualized?: boolean | undefined;
  /** Adds a last row with totals, made with `tableTotals`. They may cover rows on other pages. */
  totals?: DataTableTotals | undefined;
  /** Pagination, below the rows. */
  footer?: ReactNode;
  /** Number of skeleton rows during the first load, at most 16. @default 10 */
  skeletonRows?: number | undefined;
  /** Total number of rows on all pages. @default rows.length */
  rowCount?: number | undefined;
  /** Number of rows on the pages before the current page. @default 0 */
  rowOffset?: number | undefined;
  /**
   * Row height: 48 px (`comfortable`) or 40 px (`compact`). @default 'comfortable' @selector [data-density="comfortable |
   * compact"]
   */
  density?: Density | undefined;
}
