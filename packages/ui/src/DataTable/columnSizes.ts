import type { CSSProperties } from 'react';
import * as styles from './grid.css.ts';

/** The CSS width of a column, the kit's own included. Without a width it takes its share of the rest, above `least`. */
export interface ColumnWidth {
  width?: string | undefined;
  least: string;
}

const fixed = (width: string): ColumnWidth => ({ width, least: width });

/** Widths of all columns, with the checkbox before them and the row menu after them. */
export const columnWidths = (
  columns: readonly { width?: number | string | undefined; minWidth?: number | undefined }[],
  isSelectable: boolean,
  hasRowMenu: boolean,
): readonly ColumnWidth[] => [
  ...(isSelectable ? [fixed(styles.selectWidth)] : []),
  ...columns.map(({ width, minWidth }) =>
    width === undefined
      ? { least: minWidth === undefined ? styles.sharedWidth : `${minWidth}px` }
      : fixed(typeof width === 'number' ? `${width}px` : width),
  ),
  ...(hasRowMenu ? [fixed(styles.menuWidth)] : []),
];

/** Name of a CSS variable without its `var(…)`. */
const nameOf = (variable: string) => variable.slice(4, -1);

/**
 * CSS variables of the table: the width that it needs at least, the widths as grid tracks, for rows that are laid out one
 * by one, and the width of the columns that stay in place during horizontal scrolling.
 * @param pinned number of columns that stay in place.
 */
export const columnSizes = (widths: readonly ColumnWidth[], pinned: number): CSSProperties => {
  const leastOf = (columns: readonly ColumnWidth[]) =>
    `calc(${columns.map(({ least }) => least).join(' + ')})`;
  // React takes any custom property; the generated name of a vanilla-extract variable has no type of its own.
  return {
    ...{
      [nameOf(styles.leastWidth)]: leastOf(widths),
      [nameOf(styles.pinnedWidth)]: leastOf(widths.slice(0, pinned)),
      [nameOf(styles.tracks)]: widths.map(({ width, least }) => width ?? `minmax(${least}, 1fr)`).join(' '),
    },
  };
};
