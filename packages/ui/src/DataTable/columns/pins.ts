import type { CSSProperties } from 'react';
import { join } from '../../theme/join.ts';
import * as styles from '../layout/grid.css.ts';
import type { DataTableColumn } from '../model/types.ts';

/** Pinned position of a column. */
interface Pin {
  readonly side: 'start' | 'end';
  /** True for the pinned column next to the scrolling columns. A line separates them. */
  readonly isInner: boolean;
}

/**
 * Returns the pin of each column. Only leading columns can be pinned to the start, and only trailing columns to the end.
 * If no column is pinned to the start, the first column is pinned, because it identifies the rows.
 */
export function pinsOf(columns: readonly Pick<DataTableColumn<never>, 'pin'>[]): (Pin | undefined)[] {
  const notAtStart = columns.findIndex(({ pin }) => pin !== 'start');
  const startCount = notAtStart < 0 ? columns.length : Math.max(notAtStart, 1);
  const firstEnd = columns.findLastIndex(({ pin }) => pin !== 'end') + 1;
  return columns.map((_, index) => {
    if (index < startCount) return { side: 'start', isInner: index === startCount - 1 };
    if (index >= firstEnd) return { side: 'end', isInner: index === firstEnd };
    return undefined;
  });
}

/** Name of the CSS variable with the distance of a pinned column from its edge of the frame. */
export const pinVariable = (index: number) => `--derrick-pin-${index}`;

/** Returns the class name and style of the cells of each pinned column, including its header. */
export function pinLooksOf(
  columns: readonly Pick<DataTableColumn<never>, 'pin'>[],
): ({ className: string; style: CSSProperties | undefined } | undefined)[] {
  return pinsOf(columns).map((pin, index) => {
    if (!pin) return undefined;
    const distance = `var(${pinVariable(index)})`;
    const isStart = pin.side === 'start';
    return {
      className: join(
        styles.pinned,
        index === 0 && styles.pinnedFirst,
        pin.isInner && (isStart ? styles.innerStart : styles.innerEnd),
      ),
      // Most tables pin only the first column, whose cells need no inline style.
      style:
        index === 0 ? undefined : isStart ? { insetInlineStart: distance } : { insetInlineEnd: distance },
    };
  });
}
