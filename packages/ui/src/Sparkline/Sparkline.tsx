'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** Text alternative that describes the line: "Hours a week, rising from 31 to 38". */
  label: string;
  /** Values from left to right. A line needs at least two. */
  values: readonly number[];
  /** Width in px. @default 96 */
  width?: number | undefined;
  /** Height in px. @default 24 */
  height?: number | undefined;
}

/** Returns the points of a line through `values`. Equal values form a line in the middle. */
function pointsOf(values: readonly number[], width: number, height: number): string {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const share = (value: number) => (greatest === least ? 0.5 : (value - least) / (greatest - least));
  return values.map((value, index) => `${index * step},${(1 - share(value)) * height}`).join(' ');
}

/** A small line without axes, beside the number whose trend it shows. */
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
