import type { Notification } from '@derrick/domain/notifications';
import { type NotificationItem, NotificationList } from '@derrick/ui/NotificationList';
import { Stack } from '@derrick/ui/Stack';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { age } from '../patterns/form/age.ts';
import { addressOf } from './addresses.ts';
import * as css from './notifications.css.ts';
import { notificationText } from './notificationWords.ts';
import { typeIcons } from './typeIcons.ts';

interface NotificationGroupsProps {
  /** Newest first. */
  rows: readonly Notification[];
  /** Level of the headings. */
  headingLevel: 2 | 3;
  /** The notification before this list, whose group continues without another heading. */
  follows?: Notification | undefined;
  onOpen: (id: string) => void;
  onRead: (id: string) => void;
}

/** Notifications grouped into today and earlier. */
export function NotificationGroups({ rows, headingLevel, follows, onOpen, onRead }: NotificationGroupsProps) {
  const t = useTranslate();
  const Title = `h${headingLevel}` as const;
  const { locale, dayOf } = useFormats();
  const isToday = ({ at }: Notification) => dayOf(new Date(at)) === dayOf(new Date());
  const item = (notification: Notification): NotificationItem => {
    const { id, at, type, params, read } = notification;
    const Icon = typeIcons[type];
    return {
      id,
      title: notificationText(t, notification),
      href: addressOf(notification),
      time: age(Date.parse(at), Date.now(), locale),
      dateTime: at,
      icon: <Icon size={18} />,
      isUnread: !read,
      ...(params.comment && { description: t('notifications.said', { comment: params.comment }) }),
    };
  };
  const groups = [
    { title: t('notifications.today'), isOfToday: true },
    { title: t('notifications.earlier'), isOfToday: false },
  ].map(({ title, isOfToday }) => ({
    title,
    group: rows.filter((row) => isToday(row) === isOfToday),
    goesOn: follows !== undefined && isToday(follows) === isOfToday,
  }));
  return groups
    .filter(({ group }) => group.length > 0)
    .map(({ title, group, goesOn }) => (
      <Stack key={title} as="section" gap={4}>
        {!goesOn && <Title className={css.groupTitle}>{title}</Title>}
        <NotificationList label={title} items={group.map(item)} onOpen={onOpen} onRead={onRead} />
      </Stack>
    ));
}
