'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** Sentence that says what the line shows, for those who do not see it: "Hours a week, rising from 31 to 38". */
  label: string;
  /** Values from left to right, at least two for a line. */
  values: readonly number[];
  /** Width in px. @default 96 */
  width?: number | undefined;
  /** Height in px. @default 24 */
  height?: number | undefined;
}

/** The points of a line through `values`; a row of equal values is a line in the middle. */
function pointsOf(values: readonly number[], width: number, height: number): string {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const share = (value: number) => (greatest === least ? 0.5 : (value - least) / (greatest - least));
  return values.map((value, index) => `${index * step},${(1 - share(value)) * height}`).join(' ');
}

/** A small line without axes, beside the number whose course it shows. */
export function Sparkline({ label, values, width = 96, height = 24, className, ...rest }: SparklineProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      {...rest}
      className={join(styles.root, className)}
    >
      <polyline points={pointsOf(values, width, height)} className={styles.line} />
    </svg>
  );
}
