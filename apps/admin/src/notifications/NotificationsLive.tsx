import { countNotifications } from '@derrick/domain/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../core/api.ts';
import { useIsSignedIn, useSession } from '../core/session.tsx';
import { useRemote, useRevalidate } from '../patterns/remote/index.ts';
import { followNotifications } from './followNotifications.ts';
import { useMarkOpenRecordRead } from './useMarkOpenRecordRead.ts';

interface NotificationsLiveProps {
  onCount: (unread: number) => void;
}

/** Updates the number of unread notifications while the user is signed in, in all tabs. */
export function NotificationsLive({ onCount }: NotificationsLiveProps) {
  const api = useApi();
  const { user } = useSession();
  const isSignedIn = useIsSignedIn();
  const revalidate = useRevalidate();
  const count = useRemote(countNotifications, {}, { failureTitle: 'shell.notifications' });
  const counted = count.status === 'ready' ? count.value.unread : undefined;

  const show = useEffectEvent(onCount);
  useEffect(() => {
    if (counted !== undefined) show(counted);
  }, [counted]);

  const load = useEffectEvent((told: number | undefined) => {
    if (told === undefined || told !== counted) void revalidate(countNotifications.reads ?? []);
  });
  const owner = user.id;
  useEffect(() => {
    if (!isSignedIn) return;
    const end = new AbortController();
    void followNotifications({ api, owner, signal: end.signal, onUpdate: (told) => load(told) });
    return () => end.abort();
  }, [api, owner, isSignedIn]);

  useMarkOpenRecordRead(counted);
  return null;
}
