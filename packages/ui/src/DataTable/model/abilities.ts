import type { ComponentType, CSSProperties, ReactNode, Ref } from 'react';

/** Appearance of a column's cells, and the header that cards and two-line rows show before the value. */
export interface ColumnLook {
  readonly className: string;
  readonly style: CSSProperties | undefined;
  readonly header: string | undefined;
}

interface CellEditBase<Row> {
  /** Returns the value with which editing starts. */
  value: (row: Row) => string;
  /** Returns a message if the value is invalid. The cell then stays open and shows the message. */
  validate?: ((value: string, row: Row) => string | undefined) | undefined;
  /**
   * Stores a changed value. While the promise is pending, the cell shows that it is saving. If the promise rejects, the
   * cell stays open and shows the message of the error. The new value appears when `rows` contains it.
   */
  onCommit: (value: string, row: Row) => Promise<void> | void;
}

/** Editor of a column's cells: a text field, a text field for numbers, or a list of choices. */
export type CellEditOptions<Row> = CellEditBase<Row> &
  (
    | { editor: 'text' | 'number' }
    | {
        editor: 'select';
        options: readonly { readonly id: string; readonly label: string }[];
      }
  );

/** Function that the grid calls to edit a cell. */
export interface CellEditingHandle<Row> {
  edit: (row: Row, column: string, cell: HTMLElement) => void;
}

export interface CellEditingProps<Row> {
  columns: readonly { id: string; header: string; edit?: DataTableCellEdit<Row> | undefined }[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  ref: Ref<CellEditingHandle<Row>>;
}

/** Editing of a column's cells, returned by `cellEdit`. Tables that do not call it do not contain its code. */
export type DataTableCellEdit<Row> = CellEditOptions<Row> & {
  /** Returns the button that shows the value and opens the editor. */
  readonly renderValue: (value: ReactNode, column: string, editText: string) => ReactNode;
  /** The editor that all cells of a table share. */
  readonly Editing: ComponentType<CellEditingProps<Row>>;
};

export interface RowDetailsOptions<Row> {
  /** Accessible name of the button, such as "Lines of #TK-10482". */
  label: (row: Row) => string;
  /** Returns the details, called once per row object when the row is first opened. */
  render: (row: Row) => ReactNode;
}

/**
 * Details below a row, which the user opens with a button in the cell that names the row. Returned by `rowDetails`; tables
 * that do not call it do not contain its code.
 */
export interface DataTableRowDetails<Row> extends RowDetailsOptions<Row> {
  /** Returns the name of a row with the button before it. */
  readonly renderName: (name: ReactNode, label: string, isExpanded: boolean) => ReactNode;
  /** Returns the cell with the details. */
  readonly renderCell: (details: ReactNode) => ReactNode;
}

/** Props of a table whose rows have details. */
export interface DetailsProps<Row> {
  /** Adds details to the rows, with `rowDetails`. They are below the cells, as wide as the table. */
  rowDetails?: DataTableRowDetails<Row> | undefined;
  /** Ids of the rows whose details are open. Makes them controlled. @selector [aria-expanded] of the button */
  expandedKeys?: ReadonlySet<string> | undefined;
  /** Ids of the rows whose details are open at first, uncontrolled. */
  defaultExpandedKeys?: ReadonlySet<string> | undefined;
  onExpandedChange?: ((keys: Set<string>) => void) | undefined;
}

export interface TotalsOptions {
  /** Name of the row, in the column that names the rows, such as "Total of 248 tickets". */
  label: string;
  /** Totals by column id. A column without an entry stays empty. */
  values: Readonly<Record<string, ReactNode>>;
}

export interface TotalsRowProps {
  columns: readonly { id: string; header: string; isRowHeader?: boolean | undefined }[];
  looks: readonly ColumnLook[];
  totals: TotalsOptions;
  isSelectable: boolean;
  hasRowMenu: boolean;
  /** `aria-rowindex` of the row. */
  rowIndex: number;
}

/** The last row of a table, returned by `tableTotals`. Tables that do not call it do not contain its code. */
export interface DataTableTotals extends TotalsOptions {
  readonly Row: ComponentType<TotalsRowProps>;
}

interface GroupedColumn {
  group?: DataTableColumnGroup | undefined;
  pin?: 'start' | 'end' | undefined;
}

export interface GroupRowProps {
  columns: readonly GroupedColumn[];
  /** Prefix of the `id` of the headers. */
  id: string;
  isSelectable: boolean;
  hasRowMenu: boolean;
}

/**
 * A header above neighbouring columns, returned by `columnGroup`. Tables that do not call it do not contain its code.
 */
export interface DataTableColumnGroup {
  readonly header: string;
  /** The row with the headers of all groups. */
  readonly Row: ComponentType<GroupRowProps>;
  /** Returns the `id` of the group's header for each column; undefined for columns without a group. */
  readonly idsOf: (columns: readonly GroupedColumn[], id: string) => (string | undefined)[];
}
