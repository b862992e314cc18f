'use client';

import { columnSizes, tableVariables } from './columns/columnSizes.ts';
import { TableHead } from './columns/TableHead.tsx';
import type { GridController } from './gridController.ts';
import * as styles from './layout/grid.css.ts';
import type { DataTableProps } from './model/types.ts';
import type { TableRows } from './rows/useTableRows.tsx';
import type { SelectionStore } from './selection/selectionStore.ts';
import { TableBody } from './TableBody.tsx';

/**
 * Minimum number of rows from which the browser may skip rendering rows outside the viewport. This is more than a screen
 * shows. With 50 rows it saves a third of the mount time. For fewer rows the native table layout is fastest.
 */
const LONG_TABLE_MIN_ROWS = 25;

interface GridTableProps<Row extends object> {
  table: Pick<
    DataTableProps<Row>,
    'label' | 'columns' | 'sort' | 'getRowHref' | 'onRowAction' | 'totals' | 'rowDetails'
  > & { rowOffset: number };
  /** Widths of columns in px that override the columns' own widths. */
  widths: ReadonlyMap<string, number>;
  isResizable: boolean;
  isVirtualized: boolean;
  content: TableRows;
  grid: GridController;
  /** Selection store; undefined if rows can't be selected. */
  store: SelectionStore | undefined;
  hasRowMenu: boolean;
  rowCount: number;
  /** Number of skeleton rows to show instead of the rows; 0 for none. */
  skeletonRows: number;
  isRefreshing: boolean;
}

export function GridTable<Row extends object>({
  table: { label, columns, sort, getRowHref, onRowAction, totals, rowDetails, rowOffset },
  content,
  grid,
  store,
  widths,
  isResizable,
  isVirtualized,
  hasRowMenu,
  rowCount,
  skeletonRows,
  isRefreshing,
}: GridTableProps<Row>) {
  const isSelectable = store !== undefined;
  const hasDetails = rowDetails !== undefined;
  const headRows = columns.some(({ group }) => group) ? 2 : 1;
  const sizes = columnSizes(columns, widths, { isSelectable, hasRowMenu });
  return (
    <table
      ref={grid.attach}
      {...{ role: 'grid', 'aria-multiselectable': isSelectable || undefined }}
      aria-label={label}
      aria-rowcount={headRows + rowCount + (totals ? 1 : 0)}
      aria-colcount={sizes.length}
      aria-busy={skeletonRows > 0 || isRefreshing || undefined}
      data-opens={getRowHref !== undefined || onRowAction !== undefined || undefined}
      // Details and virtualized rows need rows that are grids, too.
      data-long={hasDetails || isVirtualized || content.order.length >= LONG_TABLE_MIN_ROWS || undefined}
      className={styles.table}
      style={tableVariables(sizes, columns, { isSelectable, templates: content.templates })}
      {...grid.handlers}
    >
      <colgroup>
        {sizes.map(({ width }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its place.
          <col key={index} style={{ inlineSize: width }} />
        ))}
      </colgroup>
      <TableHead
        columns={columns}
        sort={sort}
        store={store}
        order={content.order}
        hasRowMenu={hasRowMenu}
        isResizable={isResizable}
      />
      <TableBody
        {...{ content, isSelectable, hasRowMenu, skeletonRows, isRefreshing, isVirtualized }}
        onRowsRendered={() => grid.rowsChanged(rowOffset)}
      />
      {totals && skeletonRows === 0 && content.order.length > 0 && (
        <totals.Row
          {...{ columns, totals, isSelectable, hasRowMenu }}
          looks={content.looks}
          rowIndex={headRows + rowCount + 1}
        />
      )}
    </table>
  );
}
