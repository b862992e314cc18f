import type { CSSProperties } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './grid.css.ts';
import type { DataTableColumn } from './types.ts';

/** How a column stays in place while the others scroll. */
interface Pin {
  readonly side: 'start' | 'end';
  /** True for the column next to those that scroll; a line divides them. */
  readonly isInner: boolean;
}

/**
 * The pin of each column: of the columns before all others that are pinned to the start, and of those behind all others
 * that are pinned to the end. With none at the start the first column is pinned, which tells the rows apart.
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

/** CSS variable with the distance of a pinned column from its edge of the frame. */
export const pinVariable = (index: number) => `--derrick-pin-${index}`;

/** Class name and style of the cells of each column that has a pin, its header included. */
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
      // Most tables pin the first column alone, whose cells need no style of their own.
      style:
        index === 0 ? undefined : isStart ? { insetInlineStart: distance } : { insetInlineEnd: distance },
    };
  });
}
