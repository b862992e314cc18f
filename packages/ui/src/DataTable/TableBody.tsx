'use client';

import { useEffect } from 'react';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import * as styles from './layout/grid.css.ts';
import { TableSkeleton } from './rows/TableSkeleton.tsx';
import type { TableRows } from './rows/useTableRows.tsx';

interface TableBodyProps {
  content: TableRows;
  isSelectable: boolean;
  hasRowMenu: boolean;
  /** Number of skeleton rows to show instead of the rows; 0 for none. */
  skeletonRows: number;
  isRefreshing: boolean;
  isVirtualized: boolean;
  /** Called after a virtualized body rendered other rows. */
  onRowsRendered: () => void;
}

// Few tables have thousands of rows on a page.
const loadBody = () => import('./virtual/VirtualBody.tsx').then((module) => module.VirtualBody);

/** The rows of a table, or placeholders while the rows, or the code for thousands of rows, are loading. */
export function TableBody({ content, isRefreshing, isVirtualized, onRowsRendered, ...rest }: TableBodyProps) {
  const [VirtualBody, load] = useLazyComponent(loadBody);
  useEffect(() => {
    if (isVirtualized) load();
  }, [isVirtualized, load]);
  const { skeletonRows, isSelectable, hasRowMenu } = rest;
  if (VirtualBody && isVirtualized && skeletonRows === 0) {
    const { order, renderRow } = content;
    return <VirtualBody {...{ renderRow, onRowsRendered, isRefreshing }} count={order.length} />;
  }
  return (
    <tbody
      {...{ role: 'rowgroup' }}
      className={styles.body}
      // In Firefox a scroll container is a tab stop by default.
      tabIndex={-1}
      data-refreshing={isRefreshing || undefined}
    >
      {skeletonRows > 0 || isVirtualized ? (
        <TableSkeleton
          {...{ isSelectable, hasRowMenu }}
          classNames={content.looks.map(({ className }) => className)}
          rowCount={skeletonRows || content.order.length}
        />
      ) : (
        content.elements
      )}
    </tbody>
  );
}
