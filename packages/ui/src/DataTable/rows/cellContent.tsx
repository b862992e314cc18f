'use client';

import { Fragment, type ReactNode } from 'react';
import * as styles from '../layout/grid.css.ts';
import { gridActions } from '../model/gridElements.ts';
import type { DataTableColumn } from '../model/types.ts';

export interface RowTexts {
  /** Text shown for a missing value. */
  readonly missing: string;
  /** Text after the value of a cell that can be edited, for screen readers. */
  readonly edit: string;
}

interface RowLink {
  id: string;
  /** URL that the row opens. */
  href: string | undefined;
}

function formatValue<Row>(column: DataTableColumn<Row>, row: Row, id: string, texts: RowTexts): ReactNode {
  const value = column.cell(row);
  if (value === null || value === undefined || value === '')
    return <span className={styles.missing}>{texts.missing}</span>;
  // `<bdi>` isolates the text direction: “7.5 h” and “Oil Co.” read the same in a right-to-left table.
  const isText = typeof value === 'string' || typeof value === 'number';
  // The key is needed because rows of another page reuse the cells (rowKeys.ts), and a component in a cell may hold
  // state of its row.
  return isText ? <bdi>{value}</bdi> : <Fragment key={id}>{value}</Fragment>;
}

/** Returns the content of a cell: its value, as a button if it can be edited, as a link if it names a row with a URL. */
export function cellContent<Row>(
  column: DataTableColumn<Row>,
  row: Row,
  { id, href }: RowLink,
  texts: RowTexts,
): ReactNode {
  const content = formatValue(column, row, id, texts);
  if (column.edit) return column.edit.renderValue(content, column.id, texts.edit);
  if (!column.isRowHeader || href === undefined) return content;
  return (
    <a href={href} data-action={gridActions.open} tabIndex={-1} className={styles.rowLink}>
      {content}
    </a>
  );
}
