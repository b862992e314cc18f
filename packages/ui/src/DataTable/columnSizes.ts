import type { CSSProperties } from 'react';
import * as styles from './grid.css.ts';

/** CSS widths of the columns, the kit's own included; undefined shares the rest of the width. */
export type ColumnWidths = readonly (string | undefined)[];

/** Widths of all columns, with the checkbox before them and the row menu after them. */
export const columnWidths = (
  columns: readonly { width?: number | string | undefined }[],
  isSelectable: boolean,
  hasRowMenu: boolean,
): ColumnWidths => [
  ...(isSelectable ? [styles.selectWidth] : []),
  ...columns.map(({ width }) => (typeof width === 'number' ? `${width}px` : width)),
  ...(hasRowMenu ? [styles.menuWidth] : []),
];

/** Name of a CSS variable without its `var(…)`. */
const nameOf = (variable: string) => variable.slice(4, -1);

/**
 * CSS variables of the table: the width that it needs at least, the widths as grid tracks, for rows that are laid out one
 * by one, and the width of the columns that stay in place during horizontal scrolling.
 * @param pinned number of columns that stay in place.
 */
export const columnSizes = (widths: ColumnWidths, pinned: number): CSSProperties => {
  const sumOf = (summands: ColumnWidths) =>
    `calc(${summands.map((width) => width ?? styles.sharedWidth).join(' + ')})`;
  // React takes any custom property; the generated name of a vanilla-extract variable has no type of its own.
  return {
    ...{
      [nameOf(styles.leastWidth)]: sumOf(widths),
      [nameOf(styles.pinnedWidth)]: sumOf(widths.slice(0, pinned)),
      [nameOf(styles.tracks)]: widths.map((width) => width ?? 'minmax(0, 1fr)').join(' '),
    },
  };
};
