import type { Endpoint } from '@derrick/domain/contract';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { rememberPlace } from '../../app/lastPlace.ts';
import { useSession } from '../../app/session.tsx';
import { type AddressNames, type ListQuery, readListAddress, writeListAddress } from './listAddress.ts';

/** Changes the query; a step Back undoes it, unless it replaces the current address. */
export type SetQuery<Query> = (
  change: Partial<Query> | Partial<ListQuery>,
  options?: { replace?: boolean },
) => void;

/** Keeps the query of a list in the address line, and remembers it for the way back to the list. */
export function useListQuery<Query extends ListQuery>(
  endpoint: Pick<Endpoint<string, Query>, 'query'>,
  { path, names }: { path: string; names?: AddressNames<Query> | undefined },
): [query: Query, setQuery: SetQuery<Query>] {
  const [location, navigate] = useLocation();
  const search = useSearch();
  const { user } = useSession();
  const query = useMemo(() => readListAddress(search, endpoint, names), [search, endpoint, names]);
  const address = useMemo(() => writeListAddress(query, endpoint, names), [query, endpoint, names]);
  const isHere = location.replace(/\/$/, '') === path;
  useEffect(() => {
    // The address of the next page is there a moment before its screen.
    if (isHere) rememberPlace(user, path, address);
  }, [user, path, address, isHere]);
  const setQuery = useCallback<SetQuery<Query>>(
    (change, options) => {
      const next = writeListAddress({ ...query, ...change }, endpoint, names);
      // The same search again is no step that Back should undo.
      if (next !== address) navigate(path + next, options);
    },
    [path, query, address, endpoint, names, navigate],
  );
  return [query, setQuery];
}
