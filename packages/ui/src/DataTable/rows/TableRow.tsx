'use client';

import { memo, useSyncExternalStore } from 'react';
import { nativeCheckbox } from '../../Checkbox/Checkbox.css.ts';
import { join } from '../../theme/join.ts';
import * as styles from '../layout/grid.css.ts';
import { gridActions } from '../model/gridElements.ts';
import type { RowSubscription } from '../selection/selectionStore.ts';
import type { RowContent } from './rowCache.tsx';

interface TableRowProps {
  content: RowContent;
  /** Subscription to the row's selection state; undefined if rows can't be selected. */
  subscription: RowSubscription | undefined;
  selectLabel: string;
}

const neverChanges = { subscribe: () => () => {}, getSnapshot: () => false };

/**
 * A table row. Kept to one component with one hook, because hundreds of rows mount at once: the table listens to events,
 * tab stop and row number are set on the element, and the cells are created in advance.
 */
export const TableRow = memo(function TableRow({ content, subscription, selectLabel }: TableRowProps) {
  const { subscribe, getSnapshot } = subscription ?? neverChanges;
  const isSelected = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  return (
    <tr
      {...{ role: 'row' }}
      tabIndex={-1}
      aria-selected={subscription ? isSelected : undefined}
      className={styles.row}
    >
      {subscription && (
        <td
          {...{ role: 'gridcell' }}
          data-action={gridActions.select}
          aria-colindex={1}
          className={selectCellClass}
        >
          <input
            type="checkbox"
            // The table handles the click. Without `readOnly` React warns about a missing change handler.
            readOnly
            checked={isSelected}
            tabIndex={-1}
            aria-label={selectLabel}
            className={nativeCheckbox}
          />
        </td>
      )}
      {content.cells}
    </tr>
  );
});

const selectCellClass = join(styles.cell, styles.selectCell);
