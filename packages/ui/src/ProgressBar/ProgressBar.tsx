'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: the task in progress. */
  label: string;
  /** Progress from 0 to 1. Values outside are clamped. */
  value: number;
  /** Formatted value, such as "12 of 40 invoices". @default the percentage in the locale of KitProvider */
  valueText?: string | undefined;
  /** Shows the label and the value above the bar. @default false */
  isLabelVisible?: boolean | undefined;
}

const writePercent = (percent: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);

/** The progress of a task. For a task of unknown length use Spinner. */
export function ProgressBar({
  label,
  value,
  valueText,
  isLabelVisible = false,
  className,
  ...rest
}: ProgressBarProps) {
  const locale = useKitLocale();
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      {...rest}
      className={join(styles.root, className)}
    >
      {isLabelVisible && (
        <div className={styles.line} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.value}>{valueText ?? writePercent(percent, locale)}</span>
        </div>
      )}
      <div className={styles.track}>
        <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}
