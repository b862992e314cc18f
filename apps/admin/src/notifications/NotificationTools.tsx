import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { SegmentedControl } from '@derrick/ui/SegmentedControl';
import { CheckCheck } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { useReadNotifications } from './useReadNotifications.ts';

export type ShownState = 'unread' | 'all';

interface NotificationToolsProps extends ReturnType<typeof useReadNotifications> {
  state: ShownState;
  onStateChange: (state: ShownState) => void;
}

/** Switches between unread and all notifications, and marks the shown ones as read. */
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
        // Pressing the button disables it; it must keep the focus so that Escape still closes the panel.
        isFocusableWhenDisabled
        isPending={isReadingAll}
        onPress={readAll}
      >
        {t('notifications.readAll')}
      </Button>
    </Inline>
  );
}
