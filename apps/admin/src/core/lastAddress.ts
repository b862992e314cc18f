import type { CurrentUser } from '@derrick/domain/auth';
import { useState } from 'react';
import { useSession } from './session.tsx';
import { readStored, store } from './stored.ts';

// Stored per tab, because each tab has its own lists, and per user, so that another user of the browser starts with the
// default.
const keyOf = (user: CurrentUser, path: string): string => `derrick.list.${user.id}.${path}`;

/** Stores the query string (with `?`) that the user last used on the list at `path`, for this tab. */
export const rememberAddress = (user: CurrentUser, path: string, query: string): void =>
  void store(keyOf(user, path), query || null, 'sessionStorage');

/** Returns the last address of a list, including page, page size, search and filters. */
export function useLastAddress(path: string): string {
  const { user } = useSession();
  const [query] = useState(() => readStored(keyOf(user, path), 'sessionStorage'));
  return query?.startsWith('?') ? path + query : path;
}
