import { listNotifications } from '@derrick/domain/notifications';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useRemote } from '../patterns/remote/index.ts';
import { NOTIFICATION_SETTINGS, NOTIFICATIONS } from './addresses.ts';
import { NotificationGroups } from './NotificationGroups.tsx';
import { NotificationNotice } from './NotificationNotice.tsx';
import { NotificationTools, type ShownState } from './NotificationTools.tsx';
import { useReadNotifications } from './useReadNotifications.ts';

/** Maximum number of notifications in the panel; the notifications page shows all. */
const LIMIT = 10;

/** Latest notifications, with links to all notifications and to the notification settings. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [state, setState] = useState<ShownState>('unread');
  const remote = useRemote(
    listNotifications,
    { query: { state, limit: LIMIT } },
    { failureTitle: 'notifications.loadFailed', keepPreviousData: true },
  );
  const rows = remote.status === 'ready' ? remote.value.data : [];
  const reading = useReadNotifications(rows);
  return (
    <Stack gap={12}>
      <NotificationTools {...reading} state={state} onStateChange={setState} />
      <Stack>
        <NotificationNotice remote={remote} state={state} />
        <NotificationGroups
          rows={rows}
          headingLevel={3}
          onOpen={(id) => {
            reading.read(id);
            onClose();
          }}
          onRead={reading.read}
        />
      </Stack>
      <Inline gap={16} align="stretch" justify="between" isOneLine>
        <Link href={NOTIFICATIONS} onClick={onClose}>
          {t('notifications.seeAll')}
        </Link>
        <Link href={NOTIFICATION_SETTINGS} onClick={onClose}>
          {t('notifications.settings')}
        </Link>
      </Inline>
    </Stack>
  );
}
