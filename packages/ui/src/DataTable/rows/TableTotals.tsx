'use client';

import { join } from '../../theme/join.ts';
import * as grid from '../layout/grid.css.ts';
import type { DataTableTotals, TotalsOptions, TotalsRowProps } from '../model/abilities.ts';
import * as styles from './totals.css.ts';

/** The last row of a table, with the totals of its columns. */
function TableTotals({ columns, looks, totals, isSelectable, hasRowMenu, rowIndex }: TotalsRowProps) {
  const first = isSelectable ? 2 : 1;
  return (
    <tfoot {...{ role: 'rowgroup' }}>
      <tr {...{ role: 'row' }} aria-rowindex={rowIndex} className={styles.row}>
        {isSelectable && (
          <td {...{ role: 'gridcell' }} aria-colindex={1} className={join(grid.cell, grid.selectCell)} />
        )}
        {columns.map(({ id, header, isRowHeader }, index) => (
          <td
            key={id}
            {...{ role: isRowHeader ? 'rowheader' : 'gridcell' }}
            aria-colindex={first + index}
            data-total={isRowHeader ? undefined : header}
            className={looks[index]?.className}
            style={looks[index]?.style}
          >
            {isRowHeader ? totals.label : totals.values[id]}
          </td>
        ))}
        {hasRowMenu && (
          <td
            {...{ role: 'gridcell' }}
            aria-colindex={first + columns.length}
            className={join(grid.cell, grid.menuCell)}
          />
        )}
      </tr>
    </tfoot>
  );
}

/** Returns the `totals` of a table. */
export const tableTotals = (totals: TotalsOptions): DataTableTotals => ({ ...totals, Row: TableTotals });
