import { listNotifications } from '@derrick/domain/notifications';
import { Link } from '@derrick/ui/Link';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useRemote } from '../patterns/remote/index.ts';
import { NOTIFICATION_SETTINGS, NOTIFICATIONS } from './addresses.ts';
import { NotificationGroups } from './NotificationGroups.tsx';
import { NotificationNotice } from './NotificationNotice.tsx';
import { NotificationTools, type ShownState } from './NotificationTools.tsx';
import * as css from './notifications.css.ts';
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
    <div className={css.panel}>
      <NotificationTools {...reading} state={state} onStateChange={setState} />
      <div className={css.rows}>
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
      </div>
      <div className={css.links}>
        <Link href={NOTIFICATIONS} onClick={onClose}>
          {t('notifications.seeAll')}
        </Link>
        <Link href={NOTIFICATION_SETTINGS} onClick={onClose}>
          {t('notifications.settings')}
        </Link>
      </div>
    </div>
  );
}
