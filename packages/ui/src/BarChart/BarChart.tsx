import type { ComponentProps } from 'react';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './BarChart.css.ts';

/** One bar of a BarChart. */
export interface Bar {
  id: string;
  /** A short word below the bar: "Mon". */
  label: string;
  /** The whole word, for the table behind the chart; defaults to `label`. */
  longLabel?: string | undefined;
  /** What the bar is as high as; below 0 counts as 0. */
  value: number;
  /** Darker than the others, as today is in a week. @selector [data-current] */
  isCurrent?: boolean | undefined;
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name of the chart. */
  label: string;
  bars: readonly Bar[];
  /** Writes a value over its bar and in the table; defaults to a number in the reader's locale. */
  formatValue?: ((value: number) => string) | undefined;
  /** Of the table that a screen reader reads in place of the drawing; defaults to `label`. */
  caption?: string | undefined;
  /** Heads the table's column of labels: "Day". */
  labelHeader: string;
  /** Heads the table's column of values: "Hours". */
  valueHeader: string;
}

/** Share of its band that a bar fills. */
const BAR_WIDTH = 0.57;
/** Least height of a bar in percent: a bar of nothing is still a place to look at. */
const LEAST_HEIGHT = 1.5;
/** Width of a semibold figure, in em: what keeps long values from running into each other. */
const FIGURE_WIDTH = 0.64;

/**
 * Compares a few values by the height of bars, each with its value in words. The drawing is for the eye alone: a table
 * of the same values stands behind it.
 */
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
  const write = formatValue ?? ((value: number) => value.toLocaleString(locale));
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const written = bars.map((bar) => ({ ...bar, words: write(bar.value) }));
  const longest = Math.max(1, ...written.map(({ words }) => words.length));
  const band = 100 / Math.max(1, bars.length);
  const centreOf = (index: number) => `${(index + 0.5) * band}%`;
  const room = `calc(${band.toFixed(2)}cqi / ${(longest * FIGURE_WIDTH).toFixed(2)})`;

  return (
    <figure aria-label={label} {...rest} className={join(styles.root, className)}>
      <div className={styles.drawing}>
        <svg className={styles.plot} aria-hidden="true">
          {written.map(({ id, words, value, isCurrent }, index) => {
            const height = Math.max(LEAST_HEIGHT, highest > 0 ? (value / highest) * 100 : 0);
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
                  style={{ fontSize: `min(${styles.valueSize}, ${room})` }}
                  x={centreOf(index)}
                  y={top}
                  dy="-0.6em"
                >
                  {words}
                </text>
              </g>
            );
          })}
        </svg>
        <svg className={styles.axis} aria-hidden="true">
          {written.map(({ id, label: word, isCurrent }, index) => (
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
            {written.map(({ id, label: word, longLabel = word, words, isCurrent = false }) => (
              <tr key={id} aria-current={isCurrent || undefined}>
                <th scope="row">{longLabel}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
