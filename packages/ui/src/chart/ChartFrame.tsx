'use client';

import type { ReactNode } from 'react';
import * as styles from './chart.css.ts';

interface ChartFrameProps {
  /** Values of the axis, from 0 upward. */
  ticks: readonly number[];
  formatValue: (value: number) => string;
  labels: readonly { id: string; label: string; isCurrent?: boolean | undefined }[];
  /** Shapes in a coordinate system of 100 × 100, from the top of the start side. */
  children: ReactNode;
}

/** The drawing of a chart with its value axis, grid lines and labels. Hidden from screen readers. */
export function ChartFrame({ ticks, formatValue, labels, children }: ChartFrameProps) {
  const highest = ticks.at(-1) ?? 1;
  const topOf = (tick: number) => 100 - (tick / highest) * 100;
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.ticks}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockStart: `${topOf(tick)}%` }}>
            {formatValue(tick)}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg className={styles.drawing} aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          {ticks.map((tick) => (
            <line key={tick} className={styles.gridLine} x1={0} x2={100} y1={topOf(tick)} y2={topOf(tick)} />
          ))}
          {children}
        </svg>
      </div>
      <div className={styles.labels}>
        {labels.map(({ id, label, isCurrent }) => (
          <span key={id} className={styles.label} data-current={isCurrent || undefined}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
