import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useKitMessages } from '../i18n/index.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import { createAnnouncer } from './announcer.ts';
import * as styles from './DataTable.css.ts';
import * as gridStyles from './grid.css.ts';
import { createGridController } from './gridController.ts';
import { followWidth } from './layout.ts';
import { RowMenu, type RowMenuHandle } from './RowMenu.tsx';
import { createRowViews } from './rowViews.tsx';
import { TableBar } from './TableBar.tsx';
import { TableHead } from './TableHead.tsx';
import { TableMessage } from './TableMessage.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type {
  DataTableColumn,
  DataTableRowMenu,
  DataTableStatus,
  TableDensity,
  TableSelectionMode,
  TableSort,
} from './types.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { type SelectionProps, useSelection } from './useSelection.ts';

/** Number of rows from which the browser may leave out the ones that are out of sight. */
const longTable = 200;

export interface DataTableProps<Row extends object>
  extends SelectionProps,
    Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the grid. */
  label: string;
  /** Keep it stable between renders; see `DataTableColumn`. */
  columns: readonly DataTableColumn<Row>[];
  /** A row renders again only if its object is another one. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** What the row is called in "Select …" and in announcements. */
  getRowLabel: (row: Row) => string;
  /** @default 'none' */
  selectionMode?: TableSelectionMode | undefined;
  rowMenu?: DataTableRowMenu<Row> | undefined;
  /** Enter, and a press while nothing is selected. */
  onRowAction?: ((row: Row) => void) | undefined;
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** @default { kind: 'ready' } @selector [data-status] */
  status?: DataTableStatus | undefined;
  /** Search, filters, the view's primary action. */
  toolbar?: ReactNode;
  /** Actions on the selected rows; takes the toolbar's place while there are any. */
  selectionBar?: ((selected: ReadonlySet<string>, clear: () => void) => ReactNode) | undefined;
  /** Pagination, inside of the frame. */
  footer?: ReactNode;
  /** Rows of the first load's skeleton. @default 10 */
  skeletonRows?: number | undefined;
  /** Rows on all pages together, if `rows` is one of them. */
  rowCount?: number | undefined;
  /** Number of rows on the pages before this one. @default 0 */
  rowOffset?: number | undefined;
  /** @default 'regular' @selector [data-density] */
  density?: TableDensity | undefined;
}

/**
 * Rows of records to read, select and act on: an ARIA grid on a native table, made for hundreds of rows.
 * One tab stop; arrows, Home, End, Page Up and Down move, Space and Shift select, Ctrl+A takes all, Escape none,
 * Enter acts, letters find a row. Under 768 px, or in a frame too narrow for columns, rows become cards (`[data-layout="cards"]`).
 * Columns that were given more width than there is scroll sideways under the header, past the first of them.
 */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  getRowId,
  getRowLabel,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  rowMenu,
  onRowAction,
  sort,
  onSortChange,
  status = { kind: 'ready' },
  toolbar,
  selectionBar,
  footer,
  skeletonRows = 10,
  rowCount,
  rowOffset = 0,
  density = 'regular',
  ref,
  className,
  style,
  ...rest
}: DataTableProps<Row>) {
  const t = useKitMessages();
  const locale = useKitLocale();
  const [grid] = useState(createGridController);
  const [announcer] = useState(createAnnouncer);
  const frameRef = useMemo(() => mergeRefs(followWidth, ref), [ref]);
  const menuRef = useRef<RowMenuHandle<Row>>(null);
  const { store, select } = useSelection({ selectedKeys, defaultSelectedKeys, onSelectionChange });
  const isSelectable = selectionMode === 'multiple';
  const hasRowMenu = rowMenu !== undefined;
  const isReady = status.kind === 'ready';
  const isRefreshing = status.kind === 'ready' && status.isRefreshing === true;

  const views = useMemo(
    () => createRowViews(columns, isSelectable ? 2 : 1, { missing: t('dataTable.missing') }),
    [columns, isSelectable, t],
  );
  // The accessors are not among the reasons: inline ones change with each render and mean the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; hasRowMenu stands for rowMenu.
  const shown = useMemo(
    () => (isReady ? rows.map((row) => views.of(row, getRowId, getRowLabel, rowMenu?.label)) : []),
    [rows, views, isReady, hasRowMenu],
  );
  const order = useMemo(() => shown.map((view) => view.id), [shown]);
  const body = useMemo(
    () =>
      shown.map((view) => (
        <TableRow
          key={view.id}
          view={view}
          subscription={isSelectable ? store.row(view.id) : undefined}
          selectLabel={t('dataTable.selectRow', { label: view.label })}
        />
      )),
    [shown, isSelectable, store, t],
  );
  const collator = useMemo(
    () => new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' }),
    [locale],
  );

  useLayoutEffect(() => {
    grid.setTarget({
      order,
      isSelectable,
      headerColumn: columns.findIndex((column) => column.isRowHeader) + (isSelectable ? 1 : 0),
      collator,
      selection: store.getSelection,
      select(next) {
        const before = store.getSelection();
        if (next.ids !== before.ids) {
          grid.withRest(({ selectionWords }) => announcer.say(selectionWords(before, next, shown, t)));
        }
        select(next);
      },
      sort(column) {
        const isSorted = sort?.column === column && sort.direction === 'ascending';
        onSortChange?.({ column, direction: isSorted ? 'descending' : 'ascending' });
      },
      hasRowAction: onRowAction !== undefined,
      act(index) {
        const row = rows[index];
        if (row) onRowAction?.(row);
      },
      openMenu(index, anchor) {
        const row = rows[index];
        if (row) menuRef.current?.open(row, anchor);
      },
      approach: () => menuRef.current?.preload(),
    });
  });
  useLayoutEffect(() => grid.rowsChanged(rowOffset, body.length), [grid, body, rowOffset]);
  useAnnouncements(grid, announcer, {
    label,
    columns,
    sort,
    status: status.kind,
    isLoading: status.kind === 'loading' || isRefreshing,
    count: rows.length,
  });

  const widths = [
    ...(isSelectable ? [gridStyles.selectWidth] : []),
    ...columns.map(({ width }) => (typeof width === 'number' ? `${width}px` : width)),
    ...(hasRowMenu ? [gridStyles.menuWidth] : []),
  ];
  const isLong = shown.length >= longTable;

  return (
    <div
      ref={frameRef}
      data-status={status.kind}
      data-density={density}
      {...rest}
      className={join(styles.frame, className)}
      {...(style && { style })}
    >
      <TableBar
        store={isSelectable ? store : undefined}
        toolbar={toolbar}
        selectionBar={selectionBar}
        onClear={() => grid.clear()}
        onSelectAll={() => grid.selectAll()}
      />
      <div className={styles.scroller}>
        {isRefreshing && (
          <div className={styles.progress} aria-hidden="true">
            <div className={styles.progressLine}>
              <div className={styles.progressMark} />
            </div>
          </div>
        )}
        <table
          ref={grid.attach}
          {...{ role: 'grid', 'aria-multiselectable': isSelectable || undefined }}
          aria-label={label}
          aria-rowcount={(rowCount ?? rows.length) + 1}
          aria-colcount={widths.length}
          aria-busy={status.kind === 'loading' || isRefreshing || undefined}
          data-long={isLong || undefined}
          className={gridStyles.table}
          style={sizesOf(widths, isSelectable ? 2 : 1)}
          {...grid.handlers}
        >
          <colgroup>
            {widths.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column's place is what it is.
              <col key={index} style={{ inlineSize: width }} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            sort={sort}
            store={isSelectable ? store : undefined}
            order={order}
            hasRowMenu={hasRowMenu}
          />
          <tbody
            {...{ role: 'rowgroup' }}
            className={gridStyles.body}
            // What scrolls sideways is a tab stop of its own in Firefox.
            tabIndex={-1}
            data-refreshing={isRefreshing || undefined}
          >
            {status.kind === 'loading' ? (
              <TableSkeleton
                classNames={views.classNames}
                isSelectable={isSelectable}
                hasRowMenu={hasRowMenu}
                rowCount={skeletonRows}
              />
            ) : (
              body
            )}
          </tbody>
        </table>
        {(status.kind === 'failed' || status.kind === 'empty') && <TableMessage status={status} />}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
      <div ref={announcer.attach} className={visuallyHidden} aria-live="polite" aria-atomic="true" />
      {rowMenu && <RowMenu menu={rowMenu} ref={menuRef} />}
    </div>
  );
}

/** Name of a variable without its `var(…)`. */
const nameOf = (variable: string) => variable.slice(4, -1);

/**
 * What the table needs at least, the widths as the tracks of a grid, for rows that are laid out one by one, and the width
 * of the columns that stay in place while the others scroll sideways.
 */
const sizesOf = (widths: readonly (string | undefined)[], pinned: number): CSSProperties => {
  const sumOf = (parts: typeof widths) =>
    `calc(${parts.map((width) => width ?? gridStyles.sharedWidth).join(' + ')})`;
  // React takes any custom property; the generated name of a vanilla-extract variable has no type of its own.
  return {
    ...{
      [nameOf(gridStyles.leastWidth)]: sumOf(widths),
      [nameOf(gridStyles.pinnedWidth)]: sumOf(widths.slice(0, pinned)),
      [nameOf(gridStyles.tracks)]: widths.map((width) => width ?? 'minmax(0, 1fr)').join(' '),
    },
  };
};
