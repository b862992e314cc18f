'use client';

import { useMemo, useRef } from 'react';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import { useAnnouncements } from './announcements/useAnnouncements.ts';
import { columnSizes, sumOf } from './columns/columnSizes.ts';
import { useColumnWidths } from './columns/useColumnWidths.ts';
import * as styles from './DataTable.css.ts';
import { GridTable } from './GridTable.tsx';
import { frame } from './layout/frame.css.ts';
import { observeLayout, WIDTH_PROBE } from './layout/observeLayout.ts';
import type { CellEditingHandle } from './model/abilities.ts';
import type { DataTableProps } from './model/types.ts';
import { RowMenu, type RowMenuHandle } from './rows/RowMenu.tsx';
import { useExpandedRows } from './rows/useExpandedRows.ts';
import { useTableRows } from './rows/useTableRows.tsx';
import { useSelection } from './selection/useSelection.ts';
import { TableBar } from './TableBar.tsx';
import { TableMessage } from './TableMessage.tsx';
import { useGrid } from './useGrid.ts';

/**
 * A table of records to read, select and act on: an ARIA grid on a native table, made for hundreds of rows. The table is
 * one tab stop. Arrow keys, Home, End, Page Up and Page Down move the focus. Space and Shift select rows, Ctrl+A selects
 * all and Escape clears the selection. Enter opens a row, letters search a row, and Shift with an arrow key on a header
 * resizes its column. If the columns are wider than the frame, they scroll horizontally past the pinned columns. In a
 * window under 768 px rows become cards, below a line with "select all" and the sort order. Under 1024 px rows have two
 * lines if the columns do not fit.
 * @selector [data-layout="columns | two-lines | cards"], [data-overflowing]
 */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  getRowId,
  getRowLabel,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  matchingSelection,
  columnWidths,
  onColumnWidthsChange,
  rowMenu,
  rowDetails,
  expandedKeys: givenExpandedKeys,
  defaultExpandedKeys = noKeys,
  onExpandedChange,
  getRowHref,
  onRowAction,
  sort,
  onSortChange,
  totals,
  status = { kind: 'ready' },
  toolbar,
  selectionBar,
  footer,
  isVirtualized = false,
  skeletonRows = 10,
  rowCount = rows.length,
  rowOffset = 0,
  density = 'comfortable',
  ref,
  className,
  ...rest
}: DataTableProps<Row>) {
  const frameRef = useMemo(() => mergeRefs(observeLayout, ref), [ref]);
  const editorRef = useRef<CellEditingHandle<Row>>(null);
  const menuRef = useRef<RowMenuHandle<Row>>(null);
  const selection = useSelection({
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    rows,
    getRowId,
    matchingSelection,
  });
  const { widths, resize } = useColumnWidths(columns, { columnWidths, onColumnWidthsChange });
  const isSelectable = selectionMode === 'multiple';
  const store = isSelectable ? selection.store : undefined;
  const isLoading = status.kind === 'loading';
  const isRefreshing = status.kind === 'ready' && status.isRefreshing === true;
  const hasRowMenu = rowMenu !== undefined;

  const [expandedKeys, toggleDetails] = useExpandedRows(
    givenExpandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
  );
  const Editing = columns.find(({ edit }) => edit)?.edit?.Editing;
  const isReady = status.kind === 'ready';
  const content = useTableRows({
    columns,
    rows,
    getRowId,
    getRowLabel,
    getRowHref,
    rowMenu,
    rowDetails,
    expandedKeys,
    isVirtualized,
    store,
    isReady,
  });
  const actions = { getRowHref, onRowAction, sort, onSortChange };
  const table = { label, columns, rows, rowOffset, totals, rowDetails, ...actions };
  const { grid, liveRegion } = useGrid({
    ...{ table, content, isSelectable, resize, menuRef, editorRef },
    toggleDetails: rowDetails && toggleDetails,
    ...selection,
  });
  useAnnouncements(liveRegion, {
    label,
    columns,
    sort,
    status: status.kind,
    isLoading: isLoading || isRefreshing,
    rowCount: rows.length,
  });

  return (
    <div
      ref={frameRef}
      data-status={status.kind}
      data-density={density}
      {...rest}
      className={join(frame, className)}
    >
      <TableBar
        {...{ store, toolbar, selectionBar, rowCount }}
        onClear={grid.clear}
        order={content.order}
        matching={matchingSelection}
        onSelectMatching={selection.selectMatching}
      />
      <div className={styles.scroller}>
        <div
          data-part={WIDTH_PROBE}
          aria-hidden="true"
          className={styles.widthProbe}
          style={{ inlineSize: sumOf(columnSizes(columns, noWidths, { isSelectable, hasRowMenu })) }}
        />
        {isRefreshing && (
          <div className={styles.progress} aria-hidden="true">
            <div className={styles.progressLine}>
              <div className={styles.progressMark} />
            </div>
          </div>
        )}
        <GridTable
          {...{ table, content, grid, store, widths, hasRowMenu, rowCount, isRefreshing }}
          isVirtualized={isVirtualized}
          isResizable={resize !== undefined}
          skeletonRows={isLoading ? skeletonRows : 0}
        />
        {(status.kind === 'failed' || status.kind === 'empty') && <TableMessage status={status} />}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
      <div ref={liveRegion.attach} className={visuallyHidden} aria-live="polite" aria-atomic="true" />
      {Editing && <Editing {...{ columns, rows, getRowId }} ref={editorRef} />}
      {rowMenu && <RowMenu menu={rowMenu} ref={menuRef} />}
    </div>
  );
}

const noKeys: ReadonlySet<string> = new Set();

/** Widths set by the user are left out: resizing a column scrolls the columns instead of changing the layout. */
const noWidths: ReadonlyMap<string, number> = new Map();
