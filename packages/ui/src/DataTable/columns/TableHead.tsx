'use client';

import { useCallback, useId, useSyncExternalStore } from 'react';
import { nativeCheckbox } from '../../Checkbox/Checkbox.css.ts';
import { dataTableTexts } from '../../i18n/texts/dataTable.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { join } from '../../theme/join.ts';
import { gridActions } from '../model/gridElements.ts';
import { coverage } from '../model/selection.ts';
import type { DataTableColumn, TableSort } from '../model/types.ts';
import type { SelectionStore } from '../selection/selectionStore.ts';
import * as styles from './head.css.ts';
import { pinLooksOf } from './pins.ts';

interface TableHeadProps {
  columns: readonly Pick<
    DataTableColumn<never>,
    'id' | 'header' | 'align' | 'isSortable' | 'pin' | 'group'
  >[];
  sort: TableSort | undefined;
  store: SelectionStore | undefined;
  /** Ids of the rows on the current page. */
  order: readonly string[];
  hasRowMenu: boolean;
  isResizable: boolean;
}

/** The header: the groups of columns, the checkbox for all rows, and the column names with the sort order. */
export function TableHead({ columns, sort, store, order, hasRowMenu, isResizable }: TableHeadProps) {
  const menuHeader = useTexts(dataTableTexts)('dataTable.rowMenu');
  const first = store ? 2 : 1;
  const pins = pinLooksOf(columns);
  const grouped = columns.find(({ group }) => group)?.group;
  const id = useId();
  const groupIds = grouped?.idsOf(columns, id);
  const resizeKeys = isResizable ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined;
  return (
    <thead {...{ role: 'rowgroup' }} className={styles.head}>
      {grouped && <grouped.Row {...{ columns, id, hasRowMenu }} isSelectable={store !== undefined} />}
      <tr {...{ role: 'row' }} aria-rowindex={grouped ? 2 : 1} className={styles.headRow}>
        {store && <SelectAllCell store={store} order={order} />}
        {columns.map(({ id: column, header, align, isSortable = false }, index) => {
          const direction = sort?.column === column ? sort.direction : undefined;
          return (
            <th
              key={column}
              {...{ role: 'columnheader' }}
              scope="col"
              aria-colindex={first + index}
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              aria-describedby={groupIds?.[index]}
              data-align={align}
              aria-keyshortcuts={isSortable ? undefined : resizeKeys}
              data-sortable={isSortable || undefined}
              data-resizable={isResizable || undefined}
              className={join(styles.headCell, pins[index]?.className)}
              style={pins[index]?.style}
            >
              {isSortable ? (
                <button
                  type="button"
                  data-action={gridActions.sort}
                  data-column={column}
                  tabIndex={-1}
                  aria-keyshortcuts={resizeKeys}
                  className={styles.sortButton}
                >
                  <span className={styles.sortLabel}>{header}</span>
                  <SortArrow direction={direction} />
                </button>
              ) : (
                header
              )}
              {isResizable && (
                <span
                  data-action={gridActions.resize}
                  data-column={column}
                  aria-hidden="true"
                  className={styles.resizer}
                />
              )}
            </th>
          );
        })}
        {hasRowMenu && (
          <th
            {...{ role: 'columnheader' }}
            scope="col"
            aria-colindex={first + columns.length}
            className={join(styles.headCell, styles.menuHeadCell)}
          >
            <span className={visuallyHidden}>{menuHeader}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SelectAllCell({ store, order }: { store: SelectionStore; order: readonly string[] }) {
  const label = useTexts(dataTableTexts)('dataTable.selectAll');
  const getCoverage = () => coverage(store.getIds(), order);
  const selected = useSyncExternalStore(store.subscribe, getCoverage, getCoverage);
  const isMixed = selected === 'some';
  const showMixed = useCallback(
    (input: HTMLInputElement | null) => {
      // `indeterminate` is a DOM property without an attribute.
      if (input) input.indeterminate = isMixed;
    },
    [isMixed],
  );
  return (
    <th
      {...{ role: 'columnheader' }}
      scope="col"
      data-action={gridActions.selectAll}
      data-label={label}
      aria-colindex={1}
      className={join(styles.headCell, styles.selectHeadCell)}
    >
      <input
        ref={showMixed}
        type="checkbox"
        readOnly
        checked={selected === 'all'}
        disabled={order.length === 0}
        tabIndex={-1}
        aria-label={label}
        className={nativeCheckbox}
      />
    </th>
  );
}

const arrows = {
  none: 'm8 9 4-4 4 4M8 15l4 4 4-4',
  ascending: 'm6 11 6-6 6 6M12 19V5',
  descending: 'm6 13 6 6 6-6M12 5v14',
};

function SortArrow({ direction = 'none' }: { direction?: keyof typeof arrows | undefined }) {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={arrows[direction]} />
    </svg>
  );
}
