import { type Endpoint, type Page, readQuery, writeQuery } from '@derrick/domain/contract';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSession } from '../../core/session.tsx';
import { rememberAddress } from './lastAddress.ts';

/** What every list is asked by. */
export interface ListQuery {
  pageNumber: number;
  pageSize: number;
  search?: string | undefined;
  /** The id of a column, with `-` before it for the other way round. */
  sort?: string | undefined;
}

/** One page of rows. */
export type ListReply = Page<{ id: string }>;

/** An endpoint that answers with one page of rows. */
export type ListEndpoint<Query, Reply> = Endpoint<string, Query, undefined, Reply>;

/** The names in the address line of those fields of the query that are called otherwise there. */
export type AddressNames<Query> = { readonly [Field in keyof Query]?: string };

/** The page sizes to choose from. */
export const pageSizes: readonly number[] = [10, 20, 25, 30, 40, 50];

const pageNames = { pageNumber: 'page', pageSize: 'size' };

/** Copies parameters under other names. */
function renamed(params: URLSearchParams, names: ReadonlyMap<string, string>): URLSearchParams {
  return new URLSearchParams([...params].map(([name, value]) => [names.get(name) ?? name, value]));
}

/** Reads the query of a list from an address line; what makes no sense there counts as absent. */
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

/** Writes the query of a list as an address line with its `?`; nothing for the first page of everything. */
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
  // A comma means nothing in an address line, and people read it better than %2C.
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : '';
}

/** Changes the query; a step Back undoes it, unless it replaces the current address. */
export type SetQuery<Query> = (
  change: Partial<Query> | Partial<ListQuery>,
  options?: { replace?: boolean },
) => void;

/** The address of the list with a change of its query. */
export type HrefOf<Query> = (change: Partial<Query> | Partial<ListQuery>) => string;

/** Keeps the query of a list in the address line, and remembers it for the way back to the list. */
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
    // The address of the next page is there a moment before its screen.
    if (isHere) rememberAddress(user, path, address);
  }, [user, path, address, isHere]);
  const hrefOf = useCallback<HrefOf<Query>>(
    (change) => path + writeListAddress({ ...query, ...change }, endpoint, names),
    [path, query, endpoint, names],
  );
  const setQuery = useCallback<SetQuery<Query>>(
    (change, options) => {
      const next = hrefOf(change);
      // The same search again is no step that Back should undo.
      if (next !== path + address) navigate(next, options);
    },
    [path, address, hrefOf, navigate],
  );
  return { query, setQuery, hrefOf };
}
