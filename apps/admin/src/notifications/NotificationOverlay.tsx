import { Drawer } from '@derrick/ui/Drawer';
import { AnchoredPopover } from '@derrick/ui/Popover';
import { useIsMobile } from '@derrick/ui/theme';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';
import * as css from './notifications.css.ts';

interface NotificationOverlayProps {
  /** The bell button. */
  trigger: HTMLElement;
  onClose: () => void;
}

/** Latest notifications in a popover at the bell; on phones, in a full-page view. */
export function NotificationOverlay({ trigger, onClose }: NotificationOverlayProps) {
  const t = useTranslate();
  const isMobile = useIsMobile();
  const title = t('shell.notifications');
  const panel = <NotificationPanel onClose={onClose} />;
  if (isMobile) {
    return (
      <Drawer isOpen onOpenChange={onClose} title={title}>
        {panel}
      </Drawer>
    );
  }
  return (
    <AnchoredPopover
      isOpen
      trigger={trigger}
      label={title}
      placement="bottom end"
      className={css.popover}
      onOpenChange={onClose}
    >
      <h2 className={css.title}>{title}</h2>
      {panel}
    </AnchoredPopover>
  );
}
