'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Badge.css.ts';
import type { badgeTones } from './variants.ts';

/** Tone of a Badge. */
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' @selector [data-tone] */
  tone?: BadgeTone | undefined;
  /** Shows a dot before the text, as for a status. @default true */
  hasDot?: boolean | undefined;
}

/** A status in one or two words. The text carries the meaning; the color only helps to find it. */
export function Badge({ tone = 'neutral', hasDot = true, children, className, ...rest }: BadgeProps) {
  return (
    <span data-tone={tone} {...rest} className={join(styles.root, styles.tone[tone], className)}>
      {hasDot && <span className={styles.dot} aria-hidden="true" />}
      {children}
    </span>
  );
}
