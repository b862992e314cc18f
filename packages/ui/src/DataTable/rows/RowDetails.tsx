'use client';

import type { ReactNode } from 'react';
import type { DataTableRowDetails, RowDetailsOptions } from '../model/abilities.ts';
import { DETAILS, gridActions } from '../model/gridElements.ts';
import * as styles from './details.css.ts';

// The same element object for all rows, so that React skips it.
const arrow = (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="m9 18 6-6-6-6" />
  </svg>
);

/** Returns the content of a row header with the button that opens the details of the row before it. */
const renderName = (content: ReactNode, label: string, isExpanded: boolean): ReactNode => (
  <span className={styles.head}>
    <button
      type="button"
      data-action={gridActions.expand}
      tabIndex={-1}
      aria-label={label}
      aria-expanded={isExpanded}
      className={styles.button}
    >
      {arrow}
    </button>
    <span className={styles.name}>{content}</span>
  </span>
);

/** Returns the cell with the details of a row, after its other cells. */
const renderCell = (details: ReactNode): ReactNode => (
  <td key="row details" {...{ role: 'gridcell' }} data-part={DETAILS} className={styles.cell}>
    <div className={styles.content}>{details}</div>
  </td>
);

/** Returns the `rowDetails` of a table. */
export const rowDetails = <Row,>(options: RowDetailsOptions<Row>): DataTableRowDetails<Row> => ({
  ...options,
  renderName,
  renderCell,
});
