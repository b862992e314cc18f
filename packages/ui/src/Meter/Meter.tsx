'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './Meter.css.ts';
import type { meterTones } from './variants.ts';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Visible label and accessible name: the measured quantity, such as "Storage". */
  label: string;
  /** Values outside of the range are clamped. */
  value: number;
  /** @default 0 */
  minValue?: number | undefined;
  /** @default 100 */
  maxValue?: number | undefined;
  /** Formatted value, such as "38 of 60 hours". @default the percentage in the locale of KitProvider */
  valueText?: string | undefined;
  /** Text below the bar, such as the consequence of a full meter. */
  description?: ReactNode;
  /** Color of the bar. Name its meaning in the description. @default 'neutral' @selector [data-tone] */
  tone?: (typeof meterTones)[number] | undefined;
}

/** A quantity within a known range, such as used storage. For the progress of a task use ProgressBar. */
export function Meter({
  label,
  value,
  minValue = 0,
  maxValue = 100,
  valueText,
  description,
  tone = 'neutral',
  className,
  ...rest
}: MeterProps) {
  const locale = useKitLocale();
  const id = useId();
  const clamped = Math.min(maxValue, Math.max(minValue, value));
  const share = maxValue > minValue ? (clamped - minValue) / (maxValue - minValue) : 0;
  const text =
    valueText ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers offer no consistent styles for the meter element.
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={minValue}
      aria-valuemax={maxValue}
      aria-valuenow={clamped}
      aria-valuetext={text}
      aria-describedby={description ? id : undefined}
      data-tone={tone}
      {...rest}
      className={join(styles.root, className)}
    >
      <div className={styles.line} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.value}>{text}</span>
      </div>
      <div className={styles.track}>
        <div className={join(styles.bar, styles.tone[tone])} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {description && (
        <div id={id} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  );
}
