'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
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
  /** Heading above the first of consecutive events with the same group, such as "Today". */
  group?: string | undefined;
  /** @default 'neutral' */
  tone?: (typeof timelineTones)[number] | undefined;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Events, in display order. */
  items: readonly TimelineItem[];
}

/** Returns runs of consecutive events with the same group. */
function groupsOf(items: readonly TimelineItem[]): { name: string | undefined; items: TimelineItem[] }[] {
  const groups: { name: string | undefined; items: TimelineItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.name === item.group) last.items.push(item);
    else groups.push({ name: item.group, items: [item] });
  }
  return groups;
}

/** A list of events along a vertical line. With groups it is a list of named lists. */
export function Timeline({ label, items, className, ...rest }: TimelineProps) {
  const id = useId();
  const hasGroups = items.some(({ group }) => group !== undefined);
  return (
    <ol aria-label={label} {...rest} className={join(styles.root, className)}>
      {hasGroups
        ? groupsOf(items).map(({ name, items: events }, index) => (
            <li key={events[0]?.id} className={styles.group}>
              {name !== undefined && (
                <div id={`${id}-${index}`} className={styles.groupName}>
                  {name}
                </div>
              )}
              <ol aria-labelledby={name === undefined ? undefined : `${id}-${index}`} className={styles.root}>
                {events.map((event) => (
                  <TimelineEvent key={event.id} {...event} />
                ))}
              </ol>
            </li>
          ))
        : items.map((item) => <TimelineEvent key={item.id} {...item} />)}
    </ol>
  );
}

function TimelineEvent({ title, time, dateTime, description, icon, tone = 'neutral' }: TimelineItem) {
  return (
    <li data-tone={tone} className={styles.item}>
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
  );
}
