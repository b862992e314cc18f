import type { CurrentUser } from '@derrick/domain/auth';
import { useState } from 'react';
import { personOf } from './drafts.ts';
import { useSession } from './session.tsx';

/** Is the address of the job tickets without anything narrowed; here, so that the form needs nothing of their screen. */
export const TICKET_LIST = '/dashboard/job-tickets';

// Of the tab, not of the browser: each has its own lists. Of the person: another one who signs in here starts afresh.
const keyOf = (user: CurrentUser, list: string): string => `derrick.place.${personOf(user)}.${list}`;

/** Keeps which part of the list at a path a person looked at last in this tab, as its address says it, with the `?`. */
export function rememberPlace(user: CurrentUser, list: string, query: string): void {
  try {
    if (query) sessionStorage.setItem(keyOf(user, list), query);
    else sessionStorage.removeItem(keyOf(user, list));
  } catch {
    // Storage is blocked: the way back leads to the first page.
  }
}

function readLastPlace(user: CurrentUser, list: string): string {
  try {
    const query = sessionStorage.getItem(keyOf(user, list)) ?? '';
    return query.startsWith('?') ? query : '';
  } catch {
    return '';
  }
}

/** Gives the address that leads back to the list at a path as it was left: page, page size, search and filters. */
export function useWayBack(list: string): string {
  const { user } = useSession();
  const [query] = useState(() => readLastPlace(user, list));
  return list + query;
}
