import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { join } from '../theme/join.ts';
import { skeletonCell } from './cards.css.ts';
import * as styles from './grid.css.ts';

interface TableSkeletonProps {
  /** Classes of the columns' cells, in order. */
  classNames: readonly string[];
  isSelectable: boolean;
  hasRowMenu: boolean;
  rowCount: number;
}

// Words differ in length: equal bars would look like a pattern, not like text. No percentages: a card's places are as
// wide as what stands in them.
const widths = ['10ch', '12ch', '18ch', '14ch', '11ch', '6ch'];

/** Rows of the first load: the geometry of real ones, so that nothing moves when those come. */
export function TableSkeleton({ classNames, isSelectable, hasRowMenu, rowCount }: TableSkeletonProps) {
  return Array.from({ length: rowCount }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes the focus with a tabindex alone.
    <tr key={row} className={styles.row} aria-hidden="true">
      {isSelectable && (
        <td className={join(styles.cell, styles.selectCell)}>
          <span className={styles.skeletonBox} />
        </td>
      )}
      {classNames.map((className, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column's place is what it is.
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
