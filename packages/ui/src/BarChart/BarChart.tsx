'use client';

import type { ComponentProps } from 'react';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './BarChart.css.ts';

/** A bar of a BarChart. */
export interface Bar {
  id: string;
  /** Short text below the bar, such as "Mon". */
  label: string;
  /** Full text, for the table that a screen reader reads. @default `label` */
  longLabel?: string | undefined;
  /** Value that decides the height of the bar relative to the other bars. Negative values count as 0. */
  value: number;
  /** Makes the bar darker than the other bars, for example for today in a week. @selector [data-current] */
  isCurrent?: boolean | undefined;
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name of the chart. */
  label: string;
  bars: readonly Bar[];
  /** Formats the values. @default a number in the locale of KitProvider */
  formatValue?: ((value: number) => string) | undefined;
  /** Caption of the table that a screen reader reads instead of the drawing. @default `label` */
  caption?: string | undefined;
  /** Header of the table's column of labels, such as "Day". */
  labelHeader: string;
  /** Header of the table's column of values, such as "Hours". */
  valueHeader: string;
}

/** Width of a bar as a share of its band. */
const BAR_WIDTH = 0.57;
/** Minimum height of a bar in percent, so that a value of 0 is visible. */
const MIN_BAR_HEIGHT_PERCENT = 1.5;
/** Width of a semibold digit in em. It limits the font size, so that long values do not overlap. */
const DIGIT_WIDTH = 0.64;

/** Compares a few values by the height of bars. A screen reader reads a table of the same values instead. */
export function BarChart({
  label,
  bars,
  formatValue,
  caption = label,
  labelHeader,
  valueHeader,
  className,
  ...rest
}: BarChartProps) {
  const locale = useKitLocale();
  const format = formatValue ?? ((value: number) => value.toLocaleString(locale));
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const formatted = bars.map((bar) => ({ ...bar, text: format(bar.value) }));
  const longest = Math.max(1, ...formatted.map(({ text }) => text.length));
  const band = 100 / Math.max(1, bars.length);
  const centreOf = (index: number) => `${(index + 0.5) * band}%`;
  const widest = `calc(${band.toFixed(2)}cqi / ${(longest * DIGIT_WIDTH).toFixed(2)})`;

  return (
    <figure aria-label={label} {...rest} className={join(styles.root, className)}>
      <div className={styles.drawing}>
        <svg className={styles.plot} aria-hidden="true">
          {formatted.map(({ id, text, value, isCurrent }, index) => {
            const height = Math.max(MIN_BAR_HEIGHT_PERCENT, highest > 0 ? (value / highest) * 100 : 0);
            const top = `${100 - height}%`;
            return (
              <g key={id} data-current={isCurrent || undefined}>
                <rect
                  className={styles.bar[isCurrent ? 'current' : 'other']}
                  x={`${(index + (1 - BAR_WIDTH) / 2) * band}%`}
                  width={`${BAR_WIDTH * band}%`}
                  y={top}
                  height={`${height}%`}
                />
                <text
                  className={styles.value}
                  style={{ fontSize: `min(${styles.valueSize}, ${widest})` }}
                  x={centreOf(index)}
                  y={top}
                  dy="-0.6em"
                >
                  {text}
                </text>
              </g>
            );
          })}
        </svg>
        <svg className={styles.axis} aria-hidden="true">
          {formatted.map(({ id, label: word, isCurrent }, index) => (
            <text
              key={id}
              className={styles.label}
              data-current={isCurrent || undefined}
              x={centreOf(index)}
              y="100%"
              dy="-0.3em"
            >
              {word}
            </text>
          ))}
        </svg>
      </div>
      <div className={visuallyHidden}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHeader}</th>
              <th scope="col">{valueHeader}</th>
            </tr>
          </thead>
          <tbody>
            {formatted.map(({ id, label: word, longLabel = word, text, isCurrent = false }) => (
              <tr key={id} aria-current={isCurrent || undefined}>
                <th scope="row">{longLabel}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
