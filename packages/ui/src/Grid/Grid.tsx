'use client';

import { createElement, type ReactElement } from 'react';
import { join } from '../theme/join.ts';
import * as layout from '../theme/layout.css.ts';
import type { LayoutProps, Space } from '../theme/layout.ts';
import * as styles from './Grid.css.ts';
import type { gridAlignments, gridColumns } from './variants.ts';

export interface GridProps extends LayoutProps {
  /** Number of columns; one column below 768 px. Without it, as many columns as fit with `minColumnWidth`. */
  columns?: (typeof gridColumns)[number] | undefined;
  /** Minimum column width, as a CSS length. @default '16rem' */
  minColumnWidth?: string | undefined;
  /** Gap between rows and columns in px, a space token. @default 16 */
  gap?: Space | undefined;
  /** @default 'stretch' */
  align?: (typeof gridAlignments)[number] | undefined;
}

/** Arranges its children in columns of equal width. */
export function Grid({
  as = 'div',
  columns,
  minColumnWidth = '16rem',
  gap = 16,
  align,
  className,
  style,
  ...rest
}: GridProps): ReactElement {
  // `min(…, 100%)` limits a column to the width of the grid, so that one column fits a narrow screen.
  const byWidth = { gridTemplateColumns: `repeat(auto-fit, minmax(min(${minColumnWidth}, 100%), 1fr))` };
  return createElement(as, {
    ...rest,
    className: join(
      styles.root,
      layout.gap[gap],
      align && layout.align[align],
      columns && styles.columns[columns],
      className,
    ),
    style: columns ? style : { ...byWidth, ...style },
  });
}
