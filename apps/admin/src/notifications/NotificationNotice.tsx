import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { Remote } from '../patterns/remote/index.ts';
import type { ShownState } from './NotificationTools.tsx';

interface NotificationNoticeProps {
  remote: Remote<{ data: readonly unknown[] }>;
  state: ShownState;
}

/** Replaces the notifications while they are loading, failed to load or are empty. */
export function NotificationNotice({ remote, state }: NotificationNoticeProps) {
  const t = useTranslate();
  switch (remote.status) {
    case 'loading':
      return (
        <Stack role="status" aria-label={t('notifications.loading')} gap={8}>
          {['first', 'second', 'third'].map((id) => (
            <Skeleton key={id} height={56} />
          ))}
        </Stack>
      );
    case 'missing':
    case 'failed':
      return (
        <EmptyState
          title={t('notifications.loadFailed')}
          description={remote.message}
          action={
            <Button isPending={remote.isRetrying} onPress={() => void remote.retry()}>
              {t('common.retry')}
            </Button>
          }
        />
      );
    case 'ready':
      if (remote.value.data.length > 0) return null;
      return (
        <EmptyState
          title={t(state === 'unread' ? 'notifications.noUnread' : 'notifications.none')}
          description={t('notifications.noUnreadHint')}
        />
      );
  }
}
