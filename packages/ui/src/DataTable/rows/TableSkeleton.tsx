'use client';

import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { join } from '../../theme/join.ts';
import { skeletonCell } from '../cards/cards.css.ts';
import * as styles from '../layout/grid.css.ts';

interface TableSkeletonProps {
  /** Class names of the columns' cells, in order. */
  classNames: readonly string[];
  isSelectable: boolean;
  hasRowMenu: boolean;
  rowCount: number;
}

// Different lengths make the bars look like text. Percentages don't work because an area of a card is as wide as its
// content.
const widths = ['10ch', '12ch', '18ch', '14ch', '11ch', '6ch'];

/** Maximum number of placeholder rows. They fill a window of 1,100 px; more rows would cost as much as the real ones. */
const ROWS_MAX = 16;

/** Placeholder rows of the first load. They have the size of real rows, so that nothing moves when the rows arrive. */
export function TableSkeleton({ classNames, isSelectable, hasRowMenu, rowCount }: TableSkeletonProps) {
  return Array.from({ length: Math.min(rowCount, ROWS_MAX) }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes the focus with a tabindex alone.
    <tr key={row} className={styles.row} aria-hidden="true">
      {isSelectable && (
        <td className={join(styles.cell, styles.selectCell)}>
          <span className={styles.skeletonBox} />
        </td>
      )}
      {classNames.map((className, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its place.
        <td key={column} className={join(className, skeletonCell)}>
          <Skeleton
            style={{ maxInlineSize: '100%' }}
            width={`calc(${widths[column % widths.length]} + ${row % 3}ch)`}
          />
        </td>
      ))}
      {hasRowMenu && <td className={join(styles.cell, styles.menuCell)} />}
    </tr>
  ));
}
