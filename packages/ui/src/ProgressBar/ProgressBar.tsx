'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: the task in progress. */
  label: string;
  /** Progress from 0 to 1. Values outside are clamped. */
  value: number;
}

/** The progress of a task. For a task of unknown length use Spinner. */
export function ProgressBar({ label, value, className, ...rest }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      {...rest}
      className={join(styles.track, className)}
    >
      <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
