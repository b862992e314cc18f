import { memo, useSyncExternalStore } from 'react';
import { nativeCheckbox } from '../Checkbox/Checkbox.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './grid.css.ts';
import { parts } from './parts.ts';
import type { RowView } from './rowViews.tsx';
import type { RowSubscription } from './selectionStore.ts';

interface TableRowProps {
  view: RowView;
  /** The row's part of the selection; undefined if rows can't be selected. */
  subscription: RowSubscription | undefined;
  /** Accessible name of the checkbox. */
  selectLabel: string;
}

const never = { subscribe: () => () => {}, getSnapshot: () => false };

/**
 * One row: one component with one hook, because hundreds of them are mounted at once.
 * Its listeners are the table's, its tab stop and its number are set on the element, its cells are built beforehand.
 */
export const TableRow = memo(function TableRow({ view, subscription, selectLabel }: TableRowProps) {
  const { subscribe, getSnapshot } = subscription ?? never;
  const isSelected = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  return (
    <tr
      {...{ role: 'row' }}
      tabIndex={-1}
      aria-selected={subscription ? isSelected : undefined}
      className={styles.row}
    >
      {subscription && (
        <td {...{ role: 'gridcell' }} data-part={parts.select} aria-colindex={1} className={selectCellClass}>
          <input
            type="checkbox"
            // The table hears the click; without this React asks for a listener here.
            readOnly
            checked={isSelected}
            tabIndex={-1}
            aria-label={selectLabel}
            className={nativeCheckbox}
          />
        </td>
      )}
      {view.cells}
    </tr>
  );
});

const selectCellClass = join(styles.cell, styles.selectCell);
