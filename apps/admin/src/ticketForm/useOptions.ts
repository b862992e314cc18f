import type { Pagination } from '@derrick/domain/http';
import type { ComboBoxItem, ComboBoxStatus } from '@derrick/ui/ComboBox';
import { useEffect, useState } from 'react';
import useSWR from 'swr';

/** Pickers load so many; what lies beyond is found by asking the server. See the specification's constants. */
const PAGE_SIZE = 100;

/** How long after the last key the server is asked. */
const PAUSE_MS = 250;

interface Query {
  search?: string | undefined;
  pageNumber: number;
  pageSize: number;
}

interface Page {
  data: ComboBoxItem[];
  meta: { pagination: Pagination };
}

interface Source {
  /** Word of the cache keys. */
  kind: string;
  load: (query: Query) => Promise<Page>;
  onError: (error: unknown) => void;
  /** Said in the list when it can't be loaded. */
  failure: string;
}

/** Is what a searchable picker needs of a server. */
export interface Options {
  items: readonly ComboBoxItem[];
  status: ComboBoxStatus | undefined;
  onSearch: (text: string) => void;
  /** Whether the server has more than is loaded. */
  isIncomplete: boolean;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Loads the first hundred of a list, and by what is typed those beyond. */
export function useOptions({ kind, load, onError, failure }: Source): Options {
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const config = { onError, revalidateOnFocus: false };
  const first = useSWR(['options', kind], () => load({ pageNumber: 1, pageSize: PAGE_SIZE }), config);
  const isIncomplete = (first.data?.meta.pagination.count ?? 0) > (first.data?.data.length ?? 0);
  const isAsking = isIncomplete && typed.trim() !== '';
  const found = useSWR(
    isAsking && search !== '' ? ['options', kind, search] : null,
    () => load({ search, pageNumber: 1, pageSize: PAGE_SIZE }),
    config,
  );

  const known = new Set(first.data?.data.map(({ id }) => id));
  const more = isAsking ? (found.data?.data ?? []).filter(({ id }) => !known.has(id)) : [];
  const failed = [first, ...(isAsking ? [found] : [])].find(
    ({ error, isValidating }) => error !== undefined && !isValidating,
  );
  const isLoading =
    (!first.data && !first.error) ||
    first.isLoading ||
    (isAsking && (found.isLoading || search !== typed.trim()));
  const status: ComboBoxStatus | undefined = failed
    ? { kind: 'failed', message: failure, onRetry: () => void failed.mutate() }
    : isLoading
      ? { kind: 'loading' }
      : undefined;
  return { items: [...(first.data?.data ?? []), ...more], status, onSearch: setTyped, isIncomplete };
}

/** Gives the name of what a picker has loaded, without loading anything. */
export function useOptionName(kind: string): (id: string) => string | undefined {
  const { data } = useSWR<Page>(['options', kind], null);
  return (id) => data?.data.find((item) => item.id === id)?.label;
}
