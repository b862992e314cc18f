import { type Endpoint, type Page, readQuery, writeQuery } from '@derrick/domain/contract';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { rememberAddress } from '../../core/lastAddress.ts';
import { useSession } from '../../core/session.tsx';

export interface ListQuery {
  pageNumber: number;
  pageSize: number;
  search?: string | undefined;
  /** ID of the sort column; a leading `-` means descending. */
  sort?: string | undefined;
}

export type ListReply = Page<{ id: string }>;

/** Endpoint that returns one page of rows. */
export type ListEndpoint<Query, Reply> = Endpoint<string, Query, undefined, Reply>;

/** Parameter names in the address for query fields that are named differently there. */
export type AddressNames<Query> = { readonly [Field in keyof Query]?: string };

/** Selectable page sizes. */
export const pageSizes: readonly number[] = [10, 20, 25, 30, 40, 50];

const pageNames = { pageNumber: 'page', pageSize: 'size' };

function renamed(params: URLSearchParams, names: ReadonlyMap<string, string>): URLSearchParams {
  return new URLSearchParams([...params].map(([name, value]) => [names.get(name) ?? name, value]));
}

/** Reads the query of a list from a query string; invalid values are ignored. */
export function readListAddress<Query extends object>(
  search: string,
  { query: struct }: Pick<Endpoint<string, Query>, 'query'>,
  names: AddressNames<Query> = {},
): Query {
  if (!struct) throw new TypeError('A list needs an endpoint with a query');
  const fields = new Map(
    Object.entries({ ...pageNames, ...names }).map(([field, name]) => [String(name), field]),
  );
  const params = renamed(new URLSearchParams(search), fields);
  if (!pageSizes.includes(Number(params.get('pageSize')))) params.delete('pageSize');
  return readQuery(params, struct);
}

/** Writes the query of a list as a query string with `?`; empty for the default query. */
export function writeListAddress<Query extends object>(
  query: Query,
  { query: struct }: Pick<Endpoint<string, Query>, 'query'>,
  names: AddressNames<Query> = {},
): string {
  if (!struct) throw new TypeError('A list needs an endpoint with a query');
  const text = writeQuery(query, struct, { withoutDefaults: true });
  const params = renamed(
    new URLSearchParams(text),
    new Map(Object.entries<string>({ ...pageNames, ...names })),
  );
  // Commas have no special meaning in a query string and are more readable than %2C.
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : '';
}

/** Changes the query with a new history entry, unless the option replaces the current one. */
export type SetQuery<Query> = (
  change: Partial<Query> | Partial<ListQuery>,
  options?: { replace?: boolean },
) => void;

/** Returns the address of the list with a changed query. */
export type HrefOf<Query> = (change: Partial<Query> | Partial<ListQuery>) => string;

/** Stores the query of a list in the address, and remembers it for returning to the list. */
export function useListQuery<Query extends object>(
  endpoint: Pick<Endpoint<string, Query>, 'query'>,
  { path, names }: { path: string; names?: AddressNames<Query> | undefined },
): { query: Query; setQuery: SetQuery<Query>; hrefOf: HrefOf<Query> } {
  const [location, navigate] = useLocation();
  const search = useSearch();
  const { user } = useSession();
  const query = useMemo(() => readListAddress(search, endpoint, names), [search, endpoint, names]);
  const address = useMemo(() => writeListAddress(query, endpoint, names), [query, endpoint, names]);
  const isHere = location.replace(/\/$/, '') === path;
  useEffect(() => {
    // The address of the next page changes before its screen is shown.
    if (isHere) rememberAddress(user, path, address);
  }, [user, path, address, isHere]);
  const hrefOf = useCallback<HrefOf<Query>>(
    (change) => path + writeListAddress({ ...query, ...change }, endpoint, names),
    [path, query, endpoint, names],
  );
  const setQuery = useCallback<SetQuery<Query>>(
    (change, options) => {
      const next = hrefOf(change);
      // An unchanged search must not add a history entry.
      if (next !== path + address) navigate(next, options);
    },
    [path, address, hrefOf, navigate],
  );
  return { query, setQuery, hrefOf };
}
