import type { EndpointInput } from '@derrick/domain/contract';
import { readNotificationsOf } from '@derrick/domain/notifications';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../core/session.tsx';
import { useChange } from '../patterns/remote/index.ts';

type Target = NonNullable<EndpointInput<typeof readNotificationsOf>['body']>;

const records = [
  { type: 'ticket', path: /^\/dashboard\/job-tickets?\/([\w-]{36})$/ },
  { type: 'invoice', path: /^\/dashboard\/invoice\/([\w-]{36})$/ },
  { type: 'person', path: /^\/dashboard\/(?:technicians|managers)\/edit\/([\w-]{36})$/ },
] as const;

/** Returns the record that a page shows. */
function targetAt(
  path: string,
  ids: { account: string | undefined; company: string | undefined },
): Target | undefined {
  for (const { type, path: pattern } of records) {
    const id = pattern.exec(path)?.[1];
    if (id) return { type, id };
  }
  if (path === '/dashboard/account' && ids.account) return { type: 'account', id: ids.account };
  if (path === '/dashboard/company' && ids.company) return { type: 'company', id: ids.company };
  return undefined;
}

/**
 * Marks the notifications about a record as read when the user opens it.
 * @param unread number of unread notifications; undefined while unknown. At 0 no request is sent.
 */
export function useMarkOpenRecordRead(unread: number | undefined): void {
  const [path] = useLocation();
  const { user } = useSession();
  const { change } = useChange(readNotificationsOf);
  // Only on opening: notifications that arrive later stay unread, because the user may not be looking at the page.
  const opened = useRef('');
  const open = useEffectEvent((place: string, hasUnread: boolean) => {
    if (opened.current === place) return;
    opened.current = place;
    const target = targetAt(place, { account: user.id, company: user.company?.id ?? undefined });
    // A failure is not reported; the notifications stay unread.
    if (target && hasUnread) void change({ body: target });
  });
  useEffect(() => {
    if (unread !== undefined) open(path, unread > 0);
  }, [path, unread]);
}
