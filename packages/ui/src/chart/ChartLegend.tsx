'use client';

import type { ReactNode } from 'react';
import * as styles from './chart.css.ts';

interface ChartLegendProps {
  items: readonly { id: string; label: string; mark: ReactNode }[];
}

/** Names of the series of a chart with their marks. Hidden from screen readers, which read the headers of the table. */
export function ChartLegend({ items }: ChartLegendProps) {
  return (
    <div className={styles.legend} aria-hidden="true">
      {items.map(({ id, label, mark }) => (
        <span key={id} className={styles.legendItem}>
          {mark}
          {label}
        </span>
      ))}
    </div>
  );
}
