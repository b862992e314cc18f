import { listNotifications } from '@derrick/domain/notifications';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useListQuery } from '../patterns/list/index.ts';
import { useRemote } from '../patterns/remote/index.ts';
import { NOTIFICATION_SETTINGS, NOTIFICATIONS } from './addresses.ts';
import { NotificationPages } from './NotificationPages.tsx';
import { NotificationTools } from './NotificationTools.tsx';
import * as css from './notifications.css.ts';
import { useReadNotifications } from './useReadNotifications.ts';

/** Page with all notifications; the filter comes from the address. */
export function NotificationsScreen() {
  const t = useTranslate();
  const { query, setQuery } = useListQuery(listNotifications, { path: NOTIFICATIONS });
  const { state } = query;
  const [pages, setPages] = useState(1);
  const first = useRemote(
    listNotifications,
    { query: { state } },
    { failureTitle: 'notifications.loadFailed', keepPreviousData: true },
  );
  const reading = useReadNotifications(first.status === 'ready' ? first.value.data : []);
  return (
    <Stack gap={12} className={css.page}>
      <NotificationTools
        {...reading}
        state={state}
        onStateChange={(next) => {
          setPages(1);
          setQuery({ state: next });
        }}
      />
      <NotificationPages state={state} count={pages} onMore={() => setPages(pages + 1)} />
      {first.status !== 'loading' && <Link href={NOTIFICATION_SETTINGS}>{t('notifications.settings')}</Link>}
    </Stack>
  );
}
