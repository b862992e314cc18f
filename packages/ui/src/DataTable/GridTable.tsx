'use client';

import { columnSizes, tableVariables } from './columnSizes.ts';
import * as styles from './grid.css.ts';
import type { GridController } from './gridController.ts';
import type { SelectionStore } from './selectionStore.ts';
import { TableHead } from './TableHead.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { DataTableProps } from './types.ts';
import type { TableRows } from './useTableRows.tsx';

/**
 * Minimum number of rows from which the browser may skip rendering rows outside the viewport. This is more than a screen
 * shows. With 50 rows it saves a third of the mount time. For fewer rows the native table layout is fastest.
 */
const LONG_TABLE_MIN_ROWS = 25;

interface GridTableProps<Row extends object> {
  table: Pick<DataTableProps<Row>, 'label' | 'columns' | 'sort' | 'getRowHref' | 'onRowAction'>;
  /** Widths of columns in px that override the columns' own widths. */
  widths: ReadonlyMap<string, number>;
  isResizable: boolean;
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
  table: { label, columns, sort, getRowHref, onRowAction },
  content,
  grid,
  store,
  widths,
  isResizable,
  hasRowMenu,
  rowCount,
  skeletonRows,
  isRefreshing,
}: GridTableProps<Row>) {
  const isSelectable = store !== undefined;
  const sizes = columnSizes(columns, widths, { isSelectable, hasRowMenu });
  return (
    <table
      ref={grid.attach}
      {...{ role: 'grid', 'aria-multiselectable': isSelectable || undefined }}
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={sizes.length}
      aria-busy={skeletonRows > 0 || isRefreshing || undefined}
      data-opens={getRowHref !== undefined || onRowAction !== undefined || undefined}
      data-long={content.order.length >= LONG_TABLE_MIN_ROWS || undefined}
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
      <tbody
        {...{ role: 'rowgroup' }}
        className={styles.body}
        // In Firefox a scroll container is a tab stop by default.
        tabIndex={-1}
        data-refreshing={isRefreshing || undefined}
      >
        {skeletonRows > 0 ? (
          <TableSkeleton
            classNames={content.cellClassNames}
            isSelectable={isSelectable}
            hasRowMenu={hasRowMenu}
            rowCount={skeletonRows}
          />
        ) : (
          content.elements
        )}
      </tbody>
    </table>
  );
}
