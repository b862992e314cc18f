'use client';

import type { ReactNode } from 'react';
import { join } from '../../theme/join.ts';
import { assignCardAreas, cardTemplate, twoLineTemplate } from '../cards/cardLayout.ts';
import { place as placeClasses } from '../cards/cards.css.ts';
import { pinLooksOf } from '../columns/pins.ts';
import * as styles from '../layout/grid.css.ts';
import type { ColumnLook, DataTableRowDetails } from '../model/abilities.ts';
import { gridActions } from '../model/gridElements.ts';
import type { DataTableColumn } from '../model/types.ts';
import { cellContent, type RowTexts } from './cellContent.tsx';

/** Content of a row, built once for its row object and cached as long as the object exists. */
export interface RowContent {
  readonly id: string;
  readonly label: string;
  readonly cells: ReactNode;
}

export interface RowAccess<Row> {
  getRowId: (row: Row) => string;
  getRowLabel: (row: Row) => string;
  /** URL that the row opens. */
  getRowHref?: ((row: Row) => string) | undefined;
  getMenuLabel?: ((row: Row) => string) | undefined;
  details?: DataTableRowDetails<Row> | undefined;
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
  const closedRows = new WeakMap<Row, RowContent>();
  const expandedRows = new WeakMap<Row, RowContent>();
  const places = assignCardAreas(columns);
  const looks = looksOf(columns, places);
  const hasTallBadge = columns.some(
    (column, index) => column.cardLines === 2 && places[index]?.card === 'badge1',
  );

  function cellsOf(
    row: Row,
    id: string,
    { getRowHref, getMenuLabel, details }: RowAccess<Row>,
    isExpanded: boolean,
  ): ReactNode {
    const href = getRowHref?.(row);
    const menuLabel = getMenuLabel?.(row);
    const cells: ReactNode[] = columns.map((column, index) => {
      const content = cellContent(column, row, { id, href }, texts);
      return (
        <td
          key={column.id}
          {...(column.isRowHeader ? { role: 'rowheader' } : { role: 'gridcell' })}
          aria-colindex={firstColumn + index}
          data-header={looks[index]?.header}
          className={looks[index]?.className}
          style={looks[index]?.style}
        >
          {details && column.isRowHeader
            ? details.renderName(content, details.label(row), isExpanded)
            : content}
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
    if (details && isExpanded) cells.push(details.renderCell(details.render(row)));
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
    looks,
    /** Returns the content of a row. The accessor functions are only called when the content is built. */
    get(row: Row, access: RowAccess<Row>, isExpanded: boolean) {
      const contents = isExpanded ? expandedRows : closedRows;
      const cached = contents.get(row);
      if (cached) return cached;
      const { getRowId, getRowLabel } = access;
      const id = getRowId(row);
      const content = { id, label: getRowLabel(row), cells: cellsOf(row, id, access, isExpanded) };
      contents.set(row, content);
      return content;
    },
  };
}
