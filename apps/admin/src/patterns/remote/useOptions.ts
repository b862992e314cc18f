import type { Endpoint, Page } from '@derrick/domain/contract';
import type { AccountStatus } from '@derrick/domain/people';
import { useEffect, useMemo, useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { type Failed, type Remote, readyValue } from './remote.ts';
import { useRemote } from './useRemote.ts';

/** Maximum number of options per page. Further options are found by a search on the server. */
export const OPTIONS_MAX = 100;

/** How long after the last key the server is asked, in ms. */
const PAUSE_MS = 250;

/** Something to choose or to filter by: people have a full name, other things a name. */
export interface Option {
  id: string;
  name?: string | undefined;
  fullname?: string | undefined;
  /** It keeps its name, but is not to be chosen. */
  isRetired?: boolean | undefined;
}

/** What a call for options accepts. */
export interface OptionQuery {
  pageNumber: number;
  pageSize: number;
  search?: string | undefined;
  ids?: string[] | undefined;
  withRetired?: boolean | undefined;
  jobTypeId?: string | undefined;
  day?: string | undefined;
  statuses?: AccountStatus[] | undefined;
}

/** A call for options: a page of them, those that a search finds, or those of some ids. */
export type OptionEndpoint = Endpoint<string, OptionQuery, undefined, Page<Option>>;

interface Wanted {
  /** What is searched for as it is typed. */
  search?: string;
  /** The options that are needed for their names, wherever in the list they are. */
  ids?: readonly string[];
}

interface Options {
  /** Undefined until the first of them are there. */
  options: readonly Option[] | undefined;
  isLoading: boolean;
  /** There are more than are loaded. */
  isIncomplete: boolean;
  /** The first of the requests that failed: for the first options, for the names of the ids, or for the search. */
  failure: Failed | undefined;
}

/** The name of an option; empty when it has none. */
export const optionName = ({ name, fullname }: Option): string => name ?? fullname ?? '';

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const isWaiting = (remote: Remote<unknown>) =>
  remote.status === 'loading' || (remote.status === 'ready' && remote.isStale);

/**
 * Loads options: the first hundred, and of a longer list those that are searched for and those of the ids.
 * @param query what every call asks; null loads nothing
 */
export function useOptions(
  endpoint: OptionEndpoint,
  query: Partial<OptionQuery> | null,
  { search = '', ids = [] }: Wanted,
  report: { failureTitle: MessageKey; isReported?: boolean | undefined; keepPreviousData?: boolean },
): Options {
  const typed = search.trim();
  const asked = usePaused(typed);
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
