import { addressOf, type Endpoint, type Page } from '@derrick/domain/contract';
import { useApi } from '../../core/api.ts';
import type { Remote } from './remote.ts';
import { OPTIONS_MAX, type OptionQuery } from './useOptions.ts';
import { type LoadOptions, useCached } from './useRemote.ts';

/** Loads all pages of a list that has few entries per company. Otherwise like `useRemote`. */
export function useAllPages<Item>(
  endpoint: Endpoint<string, OptionQuery, undefined, Page<Item>>,
  query: Partial<OptionQuery>,
  options: LoadOptions<readonly Item[]>,
): Remote<readonly Item[]> {
  const api = useApi();
  const pageQuery = (pageNumber: number) => ({ ...query, pageNumber, pageSize: OPTIONS_MAX });
  const load = async (signal: AbortSignal, pageNumber = 1): Promise<readonly Item[]> => {
    const { data, meta } = await api.call(endpoint, { query: pageQuery(pageNumber), signal });
    const hasMore = pageNumber < meta.pagination.pageCount;
    return hasMore ? [...data, ...(await load(signal, pageNumber + 1))] : data;
  };
  const address = `all pages of ${addressOf(endpoint, { query: pageQuery(1) })}`;
  return useCached(endpoint, address, (signal) => load(signal), options);
}
