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
import * as styles from './LineChart.css.ts';

/** A position on the horizontal axis of a LineChart with the value of each series. */
export interface LineChartPoint<Key extends string = string> {
  id: string;
  /** Short text below the position, such as "Jan". */
  label: string;
  /** Full text, for the table that a screen reader reads. @default `label` */
  longLabel?: string | undefined;
  /** Values by the id of their series. The line is interrupted where a value is missing. Negative values count as 0. */
  values: Readonly<Partial<Record<Key, number>>>;
}

export interface LineChartProps<Key extends string = string>
  extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name of the chart. */
  label: string;
  /** At most four, because more lines are not distinguishable. */
  series: readonly ChartSeries<Key>[];
  points: readonly LineChartPoint<Key>[];
  /** Formats the values. @default a number in the locale of KitProvider */
  formatValue?: ((value: number) => string) | undefined;
  /** Caption of the table that a screen reader reads instead of the drawing. @default `label` */
  caption?: string | undefined;
  /** Header of the table's column of labels, such as "Month". */
  labelHeader: string;
  /** Text of a missing value in the table. @default '–' */
  missingText?: string | undefined;
}

/** Returns the SVG path of a line, which starts again after each missing value. */
function pathOf(points: readonly ({ x: number; y: number } | undefined)[]): string {
  return points
    .map(
      (point, index) =>
        point && `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(2)} ${point.y.toFixed(2)}`,
    )
    .filter((step) => step !== undefined)
    .join(' ');
}

/** The course of one to four quantities. A screen reader reads a table of the same values instead. */
export function LineChart<Key extends string = string>({
  label,
  series,
  points,
  formatValue,
  caption = label,
  labelHeader,
  missingText = '–',
  className,
  ...rest
}: LineChartProps<Key>) {
  const locale = useKitLocale();
  const format = formatValue ?? ((value: number) => value.toLocaleString(locale));
  const lines = series.slice(0, SERIES_LIMIT);
  const all = points.flatMap(({ values }) => lines.map(({ id }) => values[id] ?? 0));
  const ticks = ticksTo(Math.max(0, ...all));
  const highest = ticks.at(-1) ?? 1;
  const band = 100 / Math.max(1, points.length);
  const positionsOf = (id: Key) =>
    points.map(({ values }, index) => {
      const value = values[id];
      if (value === undefined) return undefined;
      return { x: (index + 0.5) * band, y: 100 - (Math.max(0, value) / highest) * 100 };
    });
  return (
    <figure aria-label={label} {...rest} className={join(chart.root, className)}>
      <ChartFrame ticks={ticks} formatValue={format} labels={points}>
        {lines.map(({ id }, line) => (
          <g key={id} className={styles.series} data-series={line + 1}>
            <path className={styles.line} d={pathOf(positionsOf(id))} />
            {positionsOf(id).map(
              (position, index) =>
                position && (
                  // A line of no length has the shape of its round ends. A circle would be stretched with the drawing.
                  <path key={points[index]?.id} className={styles.dot} d={`M${position.x} ${position.y}h0`} />
                ),
            )}
          </g>
        ))}
      </ChartFrame>
      <ChartLegend
        items={lines.map(({ id, label: name }, line) => ({
          id,
          label: name,
          mark: (
            <svg className={styles.mark} aria-hidden="true" viewBox="0 0 24 12">
              <g className={styles.series} data-series={line + 1}>
                <path className={styles.line} d="M0 6h24" />
                <path className={styles.dot} d="M12 6h0" />
              </g>
            </svg>
          ),
        }))}
      />
      <ChartTable
        caption={caption}
        headers={[labelHeader, ...lines.map(({ label: name }) => name)]}
        rows={points.map((point) => ({
          id: point.id,
          label: point.longLabel ?? point.label,
          values: lines.map(({ id }) => {
            const value = point.values[id];
            return value === undefined ? missingText : format(Math.max(0, value));
          }),
        }))}
      />
    </figure>
  );
}
