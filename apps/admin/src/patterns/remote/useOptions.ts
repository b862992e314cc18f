import type { Endpoint, Page } from '@derrick/domain/contract';
import type { AccountStatus } from '@derrick/domain/people';
import { useEffect, useMemo, useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { type Failed, type Remote, readyValue } from './remote.ts';
import { useRemote } from './useRemote.ts';

/** Maximum number of options per page. Further options are found with a server search. */
export const OPTIONS_MAX = 100;

/** Milliseconds between the last keystroke and the search request. */
const SEARCH_DELAY_MS = 250;

/** An entry to select or to filter by. Users have a `fullname`, other entries a `name`. */
export interface Option {
  id: string;
  name?: string | undefined;
  fullname?: string | undefined;
  /** Its name is still displayed, but it cannot be selected. */
  isRetired?: boolean | undefined;
}

/** Query of an option endpoint. */
export interface OptionQuery {
  pageNumber: number;
  pageSize: number;
  search?: string | undefined;
  ids?: string[] | undefined;
  withRetired?: boolean | undefined;
  jobTypeId?: string | undefined;
  customer?: string | undefined;
  customerId?: string | undefined;
  day?: string | undefined;
  statuses?: AccountStatus[] | undefined;
}

/** Endpoint that returns options: one page of them, the results of a search, or the options with given IDs. */
export type OptionEndpoint = Endpoint<string, OptionQuery, undefined, Page<Option>>;

interface OptionRequest {
  /** Search text as typed. */
  search?: string;
  /** IDs of options whose names are needed, independent of their position in the list. */
  ids?: readonly string[];
}

interface Options {
  /** Undefined until the first options are loaded. */
  options: readonly Option[] | undefined;
  isLoading: boolean;
  /** The server has more options than are loaded. */
  isIncomplete: boolean;
  /** The first failed request: for the first options, the names of the IDs, or the search. */
  failure: Failed | undefined;
}

/** Returns the name of an option; empty if it has none. */
export const optionName = ({ name, fullname }: Option): string => name ?? fullname ?? '';

function useDebounced(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const isWaiting = (remote: Remote<unknown>) =>
  remote.status === 'loading' || (remote.status === 'ready' && remote.isStale);

/**
 * Loads options: the first 100 and, for longer lists, the search results and the options with the given IDs.
 * @param query sent with every request; null loads no options
 */
export function useOptions(
  endpoint: OptionEndpoint,
  query: Partial<OptionQuery> | null,
  { search = '', ids = [] }: OptionRequest,
  report: { failureTitle: MessageKey; isReported?: boolean | undefined; keepPreviousData?: boolean },
): Options {
  const typed = search.trim();
  const asked = useDebounced(typed);
  const page = { pageNumber: 1, pageSize: OPTIONS_MAX, ...query };
  const first = useRemote(endpoint, query && { query: page }, report);
  const loaded = readyValue(first);
  const isIncomplete = loaded !== undefined && loaded.meta.pagination.count > loaded.data.length;
  const missing = isIncomplete ? ids.filter((id) => !loaded.data.some((one) => one.id === id)) : [];
  const isNaming = missing.length > 0;
  const isSearching = isIncomplete && typed !== '' && asked !== '';
  const more = { ...report, keepPreviousData: true };
  const named = useRemote(endpoint, isNaming ? { query: { ...page, ids: missing } } : null, more);
  const found = useRemote(endpoint, isSearching ? { query: { ...page, search: asked } } : null, more);

  const byId = isNaming ? readyValue(named)?.data : undefined;
  const bySearch = isSearching ? readyValue(found)?.data : undefined;
  const options = useMemo(() => {
    const all = [...(loaded?.data ?? []), ...(byId ?? []), ...(bySearch ?? [])];
    return [...new Map(all.map((one) => [one.id, one])).values()];
  }, [loaded, byId, bySearch]);

  return {
    options: loaded && options,
    isLoading:
      query !== null &&
      (isWaiting(first) ||
        (isIncomplete && typed !== asked) ||
        (isNaming && isWaiting(named)) ||
        (isSearching && isWaiting(found))),
    isIncomplete,
    failure: [first, named, found].find((part) => part.status === 'failed'),
  };
}
