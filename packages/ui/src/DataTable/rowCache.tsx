'use client';

import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { join } from '../theme/join.ts';
import { assignCardAreas, cardTemplate, twoLineTemplate } from './cardLayout.ts';
import { place as placeClasses } from './cards.css.ts';
import * as styles from './grid.css.ts';
import { gridActions } from './gridElements.ts';
import { pinLooksOf } from './pins.ts';
import type { DataTableColumn } from './types.ts';

/** Content of a row, built once for its row object and cached as long as the object exists. */
export interface RowContent {
  readonly id: string;
  readonly label: string;
  readonly cells: ReactNode;
}

interface RowAccess<Row> {
  getRowId: (row: Row) => string;
  getRowLabel: (row: Row) => string;
  /** URL that the row opens. */
  getRowHref?: ((row: Row) => string) | undefined;
  getMenuLabel?: ((row: Row) => string) | undefined;
}

interface RowTexts {
  /** Text shown for a missing value. */
  readonly missing: string;
}

/** Appearance of a column's cells, and the header that cards and two-line rows show before the value. */
interface ColumnLook {
  readonly className: string;
  readonly style: CSSProperties | undefined;
  readonly header: string | undefined;
}

// The same element object for all rows, so that React skips it.
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

function looksOf(
  columns: readonly Pick<DataTableColumn<never>, 'header' | 'align' | 'pin'>[],
  places: ReturnType<typeof assignCardAreas>,
): ColumnLook[] {
  const pins = pinLooksOf(columns);
  return columns.map(({ align, header }, index) => {
    const { card, twoLines } = places[index] ?? { card: 'line', twoLines: 'line' };
    return {
      className: join(
        styles.cell,
        align === 'end' && styles.alignEnd,
        placeClasses[twoLines],
        card === 'hidden' && placeClasses.hidden,
        pins[index]?.className,
      ),
      style: pins[index]?.style,
      header: twoLines === 'line' || card === 'hidden' ? header : undefined,
    };
  });
}

/**
 * Builds the cells of rows and caches them by row object. Sorting or paging does not rebuild rows that are in the cache.
 * @param firstColumn `aria-colindex` of the first column
 */
export function createRowCache<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
  firstColumn: number,
  texts: RowTexts,
) {
  const contents = new WeakMap<Row, RowContent>();
  const places = assignCardAreas(columns);
  const looks = looksOf(columns, places);
  const hasTallBadge = columns.some(
    (column, index) => column.cardLines === 2 && places[index]?.card === 'badge1',
  );

  function contentOf(
    column: DataTableColumn<Row>,
    row: Row,
    { id, href }: { id: string; href: string | undefined },
  ): ReactNode {
    const value = column.cell(row);
    if (value === null || value === undefined || value === '')
      return <span className={styles.missing}>{texts.missing}</span>;
    // `<bdi>` isolates the text direction: “7.5 h” and “Oil Co.” read the same in a right-to-left table.
    const isText = typeof value === 'string' || typeof value === 'number';
    // The key is needed because rows of another page reuse the cells (rowKeys.ts), and a component in a cell may hold
    // state of its row.
    const content = isText ? <bdi>{value}</bdi> : <Fragment key={id}>{value}</Fragment>;
    if (!column.isRowHeader || href === undefined) return content;
    return (
      <a href={href} data-action={gridActions.open} tabIndex={-1} className={styles.rowLink}>
        {content}
      </a>
    );
  }

  function cellsOf(row: Row, id: string, { getRowHref, getMenuLabel }: RowAccess<Row>): ReactNode {
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
          style={looks[index]?.style}
        >
          {contentOf(column, row, { id, href })}
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
    /** CSS `grid-template` of the rows as cards on a phone and as two-line rows on a tablet. */
    templates: {
      card: cardTemplate(
        places.map(({ card }) => card),
        { hasTallBadge },
      ),
      twoLines: twoLineTemplate(
        places.map(({ twoLines }) => twoLines),
        { hasTallBadge },
      ),
    },
    /** Class names of the columns' cells, for the skeleton. */
    classNames: looks.map((columnLook) => columnLook.className),
    /** Returns the content of a row. The accessor functions are only called when the content is built. */
    get(row: Row, access: RowAccess<Row>) {
      const cached = contents.get(row);
      if (cached) return cached;
      const { getRowId, getRowLabel } = access;
      const id = getRowId(row);
      const content = { id, label: getRowLabel(row), cells: cellsOf(row, id, access) };
      contents.set(row, content);
      return content;
    },
  };
}
