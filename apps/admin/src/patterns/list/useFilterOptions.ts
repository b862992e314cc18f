import { useMemo } from 'react';
import { type Remote, useRemote } from '../remote/index.ts';
import type { FilterOption, OptionQuery, OptionsField } from './filters.ts';

/** As many as a page may have. */
const OPTIONS_MAX = 100;

interface Wanted {
  /** Those that must be among the options, for their names. */
  ids: readonly string[];
  search?: string;
}

interface FilterOptions {
  /** Undefined until the first of them are there. */
  options?: readonly FilterOption[] | undefined;
  isLoading: boolean;
  failure?: Extract<Remote<unknown>, { status: 'failed' }> | undefined;
}

/**
 * Loads the options of a filter: the first of them, and of a longer list those that are searched for and those of the
 * ids.
 * @param wanted null loads nothing
 */
export function useFilterOptions({ endpoint, ofPage }: OptionsField, wanted: Wanted | null): FilterOptions {
  const load = (query: Partial<OptionQuery> | null) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: called three times in each render.
    useRemote(endpoint, query && { query: { pageSize: OPTIONS_MAX, ...query } }, {
      failureTitle: 'list.optionsFailed',
      keepPreviousData: true,
    });
  const first = load(wanted && {});
  const known = first.status === 'ready' ? first.value : undefined;
  const isLong = known !== undefined && known.meta.pagination.pageCount > 1;
  const missing = wanted?.ids.filter((id) => !known?.data.some((one) => one.id === id)) ?? [];
  const named = load(isLong && missing.length > 0 ? { ids: missing } : null);
  const found = load(isLong && wanted?.search ? { search: wanted.search } : null);

  const more = [
    missing.length > 0 && named.status === 'ready' && named.value.data,
    wanted?.search && found.status === 'ready' && found.value.data,
  ];
  const [byId, bySearch] = more;
  const options = useMemo(() => {
    const all = [...(known?.data ?? []), ...(byId || []), ...(bySearch || [])];
    return [...new Map(all.map((one) => [one.id, one])).values()];
  }, [known, byId, bySearch]);

  if (first.status === 'failed') {
    // A server without this call sends all options with every page of the list.
    const isAbsent = first.error.status === 404 && ofPage !== undefined;
    return isAbsent ? { options: ofPage, isLoading: false } : { isLoading: false, failure: first };
  }
  const isWaiting = (remote: Remote<unknown>, isWanted: unknown) =>
    isLong &&
    Boolean(isWanted) &&
    (remote.status === 'loading' || (remote.status === 'ready' && remote.isStale));
  return {
    options: known && options,
    isLoading: !known || isWaiting(named, missing.length > 0) || isWaiting(found, wanted?.search),
  };
}
