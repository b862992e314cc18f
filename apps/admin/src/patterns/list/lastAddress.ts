import type { CurrentUser } from '@derrick/domain/auth';
import { useState } from 'react';
import { personOf } from '../../app/drafts.ts';
import { useSession } from '../../app/session.tsx';

// Of the tab, not of the browser: each has its own lists. Of the person: another one who signs in here starts afresh.
const keyOf = (user: CurrentUser, path: string): string => `derrick.list.${personOf(user)}.${path}`;

/** Keeps what a person looked at last of the list at a path, in this tab: the address line's query with its `?`. */
export function rememberAddress(user: CurrentUser, path: string, query: string): void {
  try {
    if (query) sessionStorage.setItem(keyOf(user, path), query);
    else sessionStorage.removeItem(keyOf(user, path));
  } catch {
    // Storage is blocked: the way back leads to the first page.
  }
}

function readQuery(user: CurrentUser, path: string): string {
  try {
    const query = sessionStorage.getItem(keyOf(user, path)) ?? '';
    return query.startsWith('?') ? query : '';
  } catch {
    return '';
  }
}

/** The address of a list as it was left: with its page, page size, search and filters. */
export function useLastAddress(path: string): string {
  const { user } = useSession();
  const [query] = useState(() => readQuery(user, path));
  return path + query;
}
