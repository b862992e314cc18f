import type { EndpointInput } from '@derrick/domain/contract';
import { readNotificationsOf } from '@derrick/domain/notifications';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../core/session.tsx';
import { useChange } from '../patterns/remote/index.ts';

type Target = NonNullable<EndpointInput<typeof readNotificationsOf>['body']>;

const records = [
  { type: 'ticket', path: /^\/dashboard\/job-ticket\/([\w-]{36})$/ },
  { type: 'invoice', path: /^\/dashboard\/invoice\/([\w-]{36})$/ },
  { type: 'person', path: /^\/dashboard\/(?:technicians|managers)\/edit\/([\w-]{36})$/ },
] as const;

/** The record that a page shows. */
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
 * Opening a record reads the notifications about it.
 * @param unread undefined while the number is not known; where it is 0, there is nothing to read
 */
export function useReadWhatIsOpen(unread: number | undefined): void {
  const [path] = useLocation();
  const { user } = useSession();
  const { change } = useChange(readNotificationsOf);
  // What comes while the record is open stays unread: nobody may be looking.
  const opened = useRef('');
  const open = useEffectEvent((place: string, hasUnread: boolean) => {
    if (opened.current === place) return;
    opened.current = place;
    const target = targetAt(place, { account: user.id, company: user.company?.id ?? undefined });
    // A failure is nothing to report: they stay unread.
    if (target && hasUnread) void change({ body: target });
  });
  useEffect(() => {
    if (unread !== undefined) open(path, unread > 0);
  }, [path, unread]);
}
