import type { CurrentUser } from '@derrick/domain/auth';
import { useState } from 'react';
import { useSession } from '../../core/session.tsx';
import { readStored, store } from '../../core/stored.ts';

// Of the tab, not of the browser: each has its own lists. Of the person: another one who signs in here starts afresh.
const keyOf = (user: CurrentUser, path: string): string => `derrick.list.${user.id}.${path}`;

/** Keeps what a person looked at last of the list at a path, in this tab: the address line's query with its `?`. */
export const rememberAddress = (user: CurrentUser, path: string, query: string): void =>
  void store(keyOf(user, path), query || null, 'sessionStorage');

/** The address of a list as it was left: with its page, page size, search and filters. */
export function useLastAddress(path: string): string {
  const { user } = useSession();
  const [query] = useState(() => readStored(keyOf(user, path), 'sessionStorage'));
  return query?.startsWith('?') ? path + query : path;
}
