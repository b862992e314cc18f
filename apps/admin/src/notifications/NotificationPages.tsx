import { listNotifications, type Notification } from '@derrick/domain/notifications';
import { Button } from '@derrick/ui/Button';
import { Stack } from '@derrick/ui/Stack';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useRemote } from '../patterns/remote/index.ts';
import { NotificationGroups } from './NotificationGroups.tsx';
import { NotificationNotice } from './NotificationNotice.tsx';
import type { ShownState } from './NotificationTools.tsx';
import * as css from './notifications.css.ts';
import { useReadNotifications } from './useReadNotifications.ts';

interface NotificationPagesProps {
  state: ShownState;
  /** Number of displayed pages. */
  count: number;
  onMore: () => void;
  /** Start of this page; undefined for the newest notifications. */
  cursor?: string | undefined;
  /** The notification before this page. */
  follows?: Notification | undefined;
}

/**
 * A page of notifications, followed by the next pages. Each page starts at the end of the previous one, so that new
 * notifications do not shift the pages.
 */
export function NotificationPages({ state, count, onMore, cursor, follows }: NotificationPagesProps) {
  const t = useTranslate();
  const remote = useRemote(
    listNotifications,
    { query: { state, cursor } },
    { failureTitle: 'notifications.loadFailed', keepPreviousData: true },
  );
  const { data: rows, meta } =
    remote.status === 'ready' ? remote.value : { data: [], meta: { nextCursor: null } };
  const { read } = useReadNotifications(rows);
  // The last page may be empty by now.
  const isPastEnd = cursor !== undefined && remote.status === 'ready' && rows.length === 0;
  return (
    <>
      <Stack>
        {!isPastEnd && <NotificationNotice remote={remote} state={state} />}
        <NotificationGroups rows={rows} headingLevel={2} follows={follows} onOpen={read} onRead={read} />
      </Stack>
      {meta.nextCursor !== null &&
        (count > 1 ? (
          <NotificationPages
            state={state}
            count={count - 1}
            onMore={onMore}
            cursor={meta.nextCursor}
            follows={rows.at(-1)}
          />
        ) : (
          <Button className={css.more} onPress={onMore}>
            {t('notifications.more')}
          </Button>
        ))}
    </>
  );
}
