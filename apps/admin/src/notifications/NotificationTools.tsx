import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { SegmentedControl } from '@derrick/ui/SegmentedControl';
import { CheckCheck } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { useReadNotifications } from './useReadNotifications.ts';

/** Which notifications are shown. */
export type ShownState = 'unread' | 'all';

interface NotificationToolsProps extends ReturnType<typeof useReadNotifications> {
  state: ShownState;
  onStateChange: (state: ShownState) => void;
}

/** Chooses between unread and all notifications, and marks those that are shown as read. */
export function NotificationTools({
  state,
  onStateChange,
  readAll,
  hasUnread,
  isReadingAll,
}: NotificationToolsProps) {
  const t = useTranslate();
  return (
    <Inline justify="between">
      <SegmentedControl
        label={t('notifications.show')}
        size="small"
        items={[
          { id: 'unread', label: t('notifications.unread') },
          { id: 'all', label: t('notifications.all') },
        ]}
        value={state}
        onChange={onStateChange}
      />
      <Button
        variant="ghost"
        size="small"
        icon={<CheckCheck size={16} />}
        isDisabled={!hasUnread}
        // The press itself disables it: the focus stays, and Escape still closes.
        isFocusableWhenDisabled
        isPending={isReadingAll}
        onPress={readAll}
      >
        {t('notifications.readAll')}
      </Button>
    </Inline>
  );
}
