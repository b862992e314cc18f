'use client';

import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { notificationListTexts } from '../i18n/texts/notificationList.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Link } from '../Link/Link.tsx';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './NotificationList.css.ts';

/** A notification. */
export interface NotificationItem {
  id: string;
  /** Event that the notification reports. This is the text of the link. */
  title: string;
  /** Target of the link. */
  href: string;
  /** Formatted time, such as "5 minutes ago". */
  time: string;
  /** Time in ISO 8601, for `<time>`. */
  dateTime?: string | undefined;
  /** Additional text. */
  description?: ReactNode;
  /** 18 px icon. */
  icon?: ReactNode;
  /** Marks the notification with a dot and bold text. @default false @selector [data-unread] */
  isUnread?: boolean | undefined;
}

export interface NotificationListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Notifications, newest first. */
  items: readonly NotificationItem[];
  /** Called when the user opens a notification, before its link is followed. Mark the notification as read here. */
  onOpen?: ((id: string) => void) | undefined;
  /**
   * Called when the user presses the "mark as read" button of an unread notification. Without this prop there is no such
   * button.
   */
  onRead?: ((id: string) => void) | undefined;
}

/** Keeps codes such as `TK-1001` and `INV-2026-0042` on one line. Browsers would break after the hyphen. */
const keepCodesUnbroken = (title: string) =>
  title.split(/(\b[A-Z]{1,6}(?:-\d{1,12})+\b)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and keep their order.
      <span key={index} className={styles.code}>
        {part}
      </span>
    ),
  );

/** A list of notifications, each a link. Unread notifications are marked. */
export function NotificationList({
  label,
  items,
  onOpen,
  onRead,
  className,
  ...rest
}: NotificationListProps) {
  const message = useTexts(notificationListTexts);
  return (
    <ul aria-label={label} {...rest} className={join(styles.root, className)}>
      {items.map(({ id, title, href, time, dateTime, description, icon, isUnread = false }) => (
        <li key={id} data-unread={isUnread || undefined} className={styles.item}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <div className={styles.content}>
            <Link
              href={href}
              className={join(styles.link, isUnread && styles.unread)}
              onClick={() => onOpen?.(id)}
            >
              {keepCodesUnbroken(title)}
              {isUnread && <span className={visuallyHidden}> ({message('notificationList.unread')})</span>}
            </Link>
            {description && <div className={styles.description}>{description}</div>}
            <time className={styles.time} dateTime={dateTime}>
              {time}
            </time>
          </div>
          {isUnread && onRead && (
            <IconButton
              size="small"
              label={message('notificationList.markRead', { title })}
              icon={<Check size={16} />}
              onPress={() => onRead(id)}
            />
          )}
          {isUnread && !onRead && <span className={styles.dot} aria-hidden="true" />}
        </li>
      ))}
    </ul>
  );
}
