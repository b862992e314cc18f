import type { CurrentUser } from '@derrick/domain/auth';
import { useState } from 'react';
import { personOf } from '../app/drafts.ts';
import { useSession } from '../app/session.tsx';

/** Is the address of the list without anything narrowed. */
export const TICKET_LIST = '/dashboard/job-tickets';

// Of the tab, not of the browser: each has its own list. Of the person: another one who signs in here starts afresh.
const keyOf = (user: CurrentUser): string => `derrick.ticketList.${personOf(user)}`;

/** Keeps which part of the list a person looked at last in this tab, as its address says it, with the `?`. */
export function rememberPlace(user: CurrentUser, query: string): void {
  try {
    if (query) sessionStorage.setItem(keyOf(user), query);
    else sessionStorage.removeItem(keyOf(user));
  } catch {
    // Storage is blocked: the way back leads to the first page.
  }
}

function readLastPlace(user: CurrentUser): string {
  try {
    const query = sessionStorage.getItem(keyOf(user)) ?? '';
    return query.startsWith('?') ? query : '';
  } catch {
    return '';
  }
}

/** Gives the address that leads back to the list as it was left: page, page size, search and filters. */
export function useWayBack(): string {
  const { user } = useSession();
  const [query] = useState(() => readLastPlace(user));
  return TICKET_LIST + query;
}
