import { IconButton } from '@derrick/ui/IconButton';
import { visuallyHidden } from '@derrick/ui/theme';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { deferred } from '../core/deferred.tsx';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../core/lazyOverlay.tsx';
import { onNetworkIdle } from '../core/onNetworkIdle.ts';
import { useServices } from '../core/services.tsx';
import { useSession } from '../core/session.tsx';

const NotificationsLive = deferred(async () => (await import('./NotificationsLive.tsx')).NotificationsLive);
const NotificationOverlay = lazyOverlay(
  async () => (await import('./NotificationOverlay.tsx')).NotificationOverlay,
  { messages: ['notifications'] },
);

/** Maximum number on the bell; higher counts show as 9+. */
const MAX_BADGE_COUNT = 9;

/** Bell with the number of unread notifications, which opens the notifications. Their code is loaded after the page. */
export function Bell() {
  const t = useTranslate();
  const { user, can } = useSession();
  const { pending } = useServices();
  const mayRead = can('notifications:read') && !user.needsOwnPassword && !user.needsSecondFactor;
  const [isLive, setLive] = useState(false);
  const [unread, setUnread] = useState(user.unreadNotifications ?? 0);
  const [announced, setAnnounced] = useState('');
  const preloadOverlay = usePreload(NotificationOverlay);
  const button = useRef<HTMLButtonElement>(null);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!mayRead) return;
    return onNetworkIdle(pending, () => {
      // After a failure it is loaded again after the next request.
      NotificationsLive.preload().then(
        () => setLive(true),
        () => {},
      );
    });
  }, [mayRead, pending]);

  const count = (next: number) => {
    if (next > unread) setAnnounced(t('shell.newNotifications', { count: next }));
    setUnread(next);
  };

  return (
    <>
      <IconButton
        ref={button}
        label={t('shell.notifications')}
        icon={<BellIcon size={18} />}
        badge={unread}
        badgeMax={MAX_BADGE_COUNT}
        aria-haspopup="dialog"
        aria-expanded={trigger !== null}
        isDisabled={!mayRead}
        {...preloadOverlay}
        onPress={() => setTrigger(trigger ? null : button.current)}
      />
      <span aria-live="polite" className={visuallyHidden}>
        {announced}
      </span>
      {isLive && mayRead && <NotificationsLive onCount={count} />}
      {trigger && <NotificationOverlay trigger={trigger} onClose={() => setTrigger(null)} />}
    </>
  );
}
