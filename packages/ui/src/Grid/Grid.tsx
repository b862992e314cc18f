'use client';

import type { ComponentProps } from 'react';
import { gap as gaps, type Space } from '../theme/gap.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends ComponentProps<'div'> {
  /** Minimum column width, as a CSS length. @default '16rem' */
  minColumnWidth?: string | undefined;
  /** Gap between rows and columns in px, a space token. @default 16 */
  gap?: Space | undefined;
}

/** Arranges its children in as many columns of equal width as fit. */
export function Grid({ minColumnWidth = '16rem', gap = 16, className, style, ...rest }: GridProps) {
  // `min(…, 100%)` limits a column to the width of the grid, so that one column fits a narrow screen.
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(${minColumnWidth}, 100%), 1fr))`;
  return (
    <div
      {...rest}
      className={join(styles.root, gaps[gap], className)}
      style={{ gridTemplateColumns, ...style }}
    />
  );
}
