'use client';

import type { ComponentProps, ReactNode } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Timeline.css.ts';
import type { timelineTones } from './variants.ts';

/** An event. */
export interface TimelineItem {
  id: string;
  /** Event with its actor. */
  title: ReactNode;
  /** Formatted time, such as "14 Nov 2026, 07:30". */
  time: string;
  /** Time in ISO 8601, for `<time>`. */
  dateTime?: string | undefined;
  /** Additional text, such as the reason or the change. */
  description?: ReactNode;
  /** 14 px icon in place of the dot. */
  icon?: ReactNode;
  /** @default 'neutral' */
  tone?: (typeof timelineTones)[number] | undefined;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Events, in display order. */
  items: readonly TimelineItem[];
}

/** A list of events along a vertical line. */
export function Timeline({ label, items, className, ...rest }: TimelineProps) {
  return (
    <ol aria-label={label} {...rest} className={join(styles.root, className)}>
      {items.map(({ id, title, time, dateTime, description, icon, tone = 'neutral' }) => (
        <li key={id} data-tone={tone} className={styles.item}>
          <span className={join(styles.mark, styles.tone[tone])} aria-hidden="true">
            {icon ?? <span className={styles.dot} />}
          </span>
          <div className={styles.content}>
            <div className={styles.title}>{title}</div>
            <time className={styles.time} dateTime={dateTime}>
              {time}
            </time>
            {description && <div className={styles.description}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
