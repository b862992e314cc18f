'use client';

import type { ReactNode } from 'react';
import { join } from '../theme/join.ts';
import { slot as slots } from './cards.css.ts';
import * as styles from './grid.css.ts';
import { gridActions } from './gridElements.ts';
import type { DataTableColumn } from './types.ts';

/** Content of a row, built once for its row object and kept as long as the object exists. */
export interface RowContent {
  readonly id: string;
  readonly label: string;
  readonly cells: ReactNode;
}

/** What is asked about a row when its content is built. */
interface RowAccess<Row> {
  getRowId: (row: Row) => string;
  getRowLabel: (row: Row) => string;
  /** Address that the row opens. */
  getRowHref?: ((row: Row) => string) | undefined;
  /** Accessible name of the button that opens the row's menu. */
  getMenuLabel?: ((row: Row) => string) | undefined;
}

interface RowTexts {
  /** Shown in place of a missing value. */
  readonly missing: string;
}

/** Class name of a column's cells, and the header that a card shows before the value. */
interface ColumnLook {
  readonly className: string;
  readonly header: string | undefined;
}

// One element for all rows: React sees that it is the same and skips it.
const menuIcon = (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth="3.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </svg>
);

function looksOf<Row>(columns: readonly DataTableColumn<Row>[]): ColumnLook[] {
  const details = columns
    .filter((column) => column.phoneSlot === 'meta' && !column.isHiddenOnPhone)
    .toSorted((one, other) => (one.phoneOrder ?? 0) - (other.phoneOrder ?? 0));
  const detailSlots = ['meta1', 'meta2', 'meta3'] as const;
  const hasValues = columns.some(({ phoneSlot }) => phoneSlot === 'value');
  return columns.map((column) => {
    const detail = detailSlots[Math.min(details.indexOf(column), detailSlots.length - 1)] ?? 'line';
    const own = column.phoneSlot === 'meta' ? detail : (column.phoneSlot ?? 'line');
    const slot = column.isHiddenOnPhone ? 'hidden' : own;
    return {
      className: join(
        styles.cell,
        column.align === 'end' && styles.alignEnd,
        slots[slot === 'subtitle' && !hasValues ? 'wide' : slot],
      ),
      header: slot === 'line' ? column.header : undefined,
    };
  });
}

/**
 * Builds the cells of rows and caches them by row object: after sorting or paging no known row is built again.
 * @param firstColumn `aria-colindex` of the first column.
 */
export function createRowCache<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
  firstColumn: number,
  texts: RowTexts,
) {
  const contents = new WeakMap<Row, RowContent>();
  const looks = looksOf(columns);

  function contentOf(column: DataTableColumn<Row>, row: Row, href: string | undefined): ReactNode {
    const value = column.cell(row);
    if (value === null || value === undefined || value === '')
      return <span className={styles.missing}>{texts.missing}</span>;
    // A text has a direction of its own: “7.5 h” and “Oil Co.” read the same in a table from right to left.
    const isText = typeof value === 'string' || typeof value === 'number';
    const content = isText ? <bdi>{value}</bdi> : value;
    if (!column.isRowHeader || href === undefined) return content;
    return (
      <a href={href} data-action={gridActions.open} tabIndex={-1} className={styles.rowLink}>
        {content}
      </a>
    );
  }

  function cellsOf(row: Row, { getRowHref, getMenuLabel }: RowAccess<Row>): ReactNode {
    const href = getRowHref?.(row);
    const menuLabel = getMenuLabel?.(row);
    const cells: ReactNode[] = columns.map((column, index) => {
      return (
        <td
          key={column.id}
          {...(column.isRowHeader ? { role: 'rowheader' } : { role: 'gridcell' })}
          aria-colindex={firstColumn + index}
          data-header={looks[index]?.header}
          className={looks[index]?.className}
        >
          {contentOf(column, row, href)}
        </td>
      );
    });
    if (menuLabel !== undefined) {
      cells.push(
        <td
          key="row menu"
          {...{ role: 'gridcell' }}
          aria-colindex={firstColumn + columns.length}
          className={join(styles.cell, styles.menuCell)}
        >
          <button
            type="button"
            data-action={gridActions.menu}
            tabIndex={-1}
            aria-label={menuLabel}
            aria-haspopup="menu"
            className={styles.menuButton}
          >
            {menuIcon}
          </button>
        </td>,
      );
    }
    return cells;
  }

  return {
    /** Class names of the columns' cells, for the skeleton. */
    classNames: looks.map((look) => look.className),
    /** The content of a row. The accessors are called only when it is built. */
    get(row: Row, access: RowAccess<Row>) {
      const known = contents.get(row);
      if (known) return known;
      const { getRowId, getRowLabel } = access;
      const content = { id: getRowId(row), label: getRowLabel(row), cells: cellsOf(row, access) };
      contents.set(row, content);
      return content;
    },
  };
}
