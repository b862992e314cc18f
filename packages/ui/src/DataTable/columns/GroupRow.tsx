'use client';

import { join } from '../../theme/join.ts';
import type { DataTableColumnGroup, GroupRowProps } from '../model/abilities.ts';
import { groupIdsOf, groupsOf } from './columnGroups.ts';
import * as styles from './head.css.ts';
import { pinLooksOf } from './pins.ts';

/** The row above the column headers, with the headers of column groups. */
function GroupRow({ columns, id, isSelectable, hasRowMenu }: GroupRowProps) {
  const pins = pinLooksOf(columns);
  const first = isSelectable ? 2 : 1;
  const empty = { role: 'gridcell' };
  return (
    <tr {...{ role: 'row' }} aria-rowindex={1} className={styles.groupRow}>
      {isSelectable && (
        <td {...empty} aria-colindex={1} className={join(styles.headCell, styles.selectHeadCell)} />
      )}
      {groupsOf(columns).map(({ header, start, count }) => {
        const [from, to] = [pins[start], pins[start + count - 1]];
        const cell = {
          'aria-colindex': first + start,
          'aria-colspan': count,
          colSpan: count,
          className: join(styles.headCell, styles.groupCell, from?.className, to?.className),
          // Rows of long tables are grids, in which a cell spans its columns by itself.
          style: { ...to?.style, ...from?.style, gridColumnEnd: `span ${count}` },
        };
        if (header === undefined) return <td key={start} {...empty} {...cell} />;
        return (
          <th key={start} {...{ role: 'columnheader' }} scope="colgroup" id={`${id}-${start}`} {...cell}>
            {header}
          </th>
        );
      })}
      {hasRowMenu && (
        <td
          {...empty}
          aria-colindex={first + pins.length}
          className={join(styles.headCell, styles.menuHeadCell)}
        />
      )}
    </tr>
  );
}

/**
 * Returns a group for the `group` of neighbouring columns, which share its header.
 * @example const hours = columnGroup('Hours');
 */
export const columnGroup = (header: string): DataTableColumnGroup => ({
  header,
  Row: GroupRow,
  idsOf: groupIdsOf,
});
