'use client';

import type { ComponentProps } from 'react';
import { ChartFrame } from '../chart/ChartFrame.tsx';
import { ChartLegend } from '../chart/ChartLegend.tsx';
import { ChartTable } from '../chart/ChartTable.tsx';
import * as chart from '../chart/chart.css.ts';
import { type ChartSeries, SERIES_LIMIT } from '../chart/series.ts';
import { ticksTo } from '../chart/ticks.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './StackedBarChart.css.ts';

/** A bar of a StackedBarChart. */
export interface StackedBar<Key extends string = string> {
  id: string;
  /** Short text below the bar, such as "Mon". */
  label: string;
  /** Full text, for the table that a screen reader reads. @default `label` */
  longLabel?: string | undefined;
  /** Values by the id of their series. Missing and negative values count as 0. */
  values: Readonly<Partial<Record<Key, number>>>;
  /** Emphasizes the label, for example of today in a week. @selector [data-current] */
  isCurrent?: boolean | undefined;
}

export interface StackedBarChartProps<Key extends string = string>
  extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name of the chart. */
  label: string;
  /** The parts of each bar, from the bottom. At most four, because more shades are not distinguishable. */
  series: readonly ChartSeries<Key>[];
  bars: readonly StackedBar<Key>[];
  /** Formats the values. @default a number in the locale of KitProvider */
  formatValue?: ((value: number) => string) | undefined;
  /** Caption of the table that a screen reader reads instead of the drawing. @default `label` */
  caption?: string | undefined;
  /** Header of the table's column of labels, such as "Day". */
  labelHeader: string;
  /** Header of the table's column of sums, such as "Total". */
  totalHeader: string;
}

/** Width of a bar as a share of its band. */
const BAR_WIDTH = 0.57;

/** Compares a few sums and their parts. A screen reader reads a table of the same values instead. */
export function StackedBarChart<Key extends string = string>({
  label,
  series,
  bars,
  formatValue,
  caption = label,
  labelHeader,
  totalHeader,
  className,
  ...rest
}: StackedBarChartProps<Key>) {
  const locale = useKitLocale();
  const format = formatValue ?? ((value: number) => value.toLocaleString(locale));
  const parts = series.slice(0, SERIES_LIMIT);
  const valuesOf = ({ values }: StackedBar<Key>) => parts.map(({ id }) => Math.max(0, values[id] ?? 0));
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const ticks = ticksTo(Math.max(0, ...bars.map((bar) => sumOf(valuesOf(bar)))));
  const highest = ticks.at(-1) ?? 1;
  const band = 100 / Math.max(1, bars.length);
  return (
    <figure aria-label={label} {...rest} className={join(chart.root, className)}>
      <ChartFrame ticks={ticks} formatValue={format} labels={bars}>
        {bars.map((bar, index) => {
          let below = 0;
          return (
            <g key={bar.id}>
              {valuesOf(bar).map((value, part) => {
                below += value;
                return (
                  <rect
                    key={parts[part]?.id}
                    className={styles.part}
                    data-series={part + 1}
                    x={(index + (1 - BAR_WIDTH) / 2) * band}
                    width={BAR_WIDTH * band}
                    y={100 - (below / highest) * 100}
                    height={(value / highest) * 100}
                  />
                );
              })}
            </g>
          );
        })}
      </ChartFrame>
      <ChartLegend
        items={parts.map(({ id, label: name }, part) => ({
          id,
          label: name,
          mark: (
            <svg className={styles.mark} aria-hidden="true">
              <rect className={styles.part} data-series={part + 1} width="100%" height="100%" />
            </svg>
          ),
        }))}
      />
      <ChartTable
        caption={caption}
        headers={[labelHeader, ...parts.map(({ label: name }) => name), totalHeader]}
        rows={bars.map((bar) => ({
          id: bar.id,
          label: bar.longLabel ?? bar.label,
          values: [...valuesOf(bar), sumOf(valuesOf(bar))].map(format),
          isCurrent: bar.isCurrent,
        }))}
      />
    </figure>
  );
}
