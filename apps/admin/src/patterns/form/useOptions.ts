import type { Endpoint, Page } from '@derrick/domain/contract';
import type { AccountStatus } from '@derrick/domain/people';
import type { ComboBoxItem, ComboBoxStatus } from '@derrick/ui/ComboBox';
import { useEffect, useState } from 'react';
import type { MessageKey } from '../../app/i18n/catalogue.ts';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { useRemote } from '../remote/index.ts';

/** Pickers load so many; what lies beyond is found by asking the server. See the specification's constants. */
const PAGE_SIZE = 100;

/** How long after the last key the server is asked. */
const PAUSE_MS = 250;

interface Query {
  pageNumber: number;
  pageSize: number;
  search?: string | undefined;
  withRetired?: boolean | undefined;
  jobTypeId?: string | undefined;
  statuses?: AccountStatus[] | undefined;
}

type Filter = Omit<Query, 'pageNumber' | 'pageSize' | 'search'>;

/** A record as lists of options have it: people have a full name, other things a name. */
interface OptionRecord {
  id: string;
  name?: string | undefined;
  fullname?: string | undefined;
  /** It has its name still, and is not to be chosen. */
  isRetired?: boolean | undefined;
}

/** An entry of a picker. */
export interface Option extends ComboBoxItem {
  isRetired: boolean;
}

/** What a searchable picker is given. */
export interface Options {
  items: readonly ComboBoxItem[];
  status: ComboBoxStatus | undefined;
  onSearch: (text: string) => void;
  /** The last line of the list, where the server has more than is loaded. */
  listDescription: string | undefined;
  /** The name of an entry, as far as it is loaded; retired ones have theirs, too. */
  nameOf: (id: string | undefined) => string | undefined;
}

interface OptionsConfig {
  /** What could not be loaded: said in the list. */
  failure: MessageKey;
  /** Said where there is more than is shown. */
  more: MessageKey;
  /** Stands for a name that is empty. */
  unnamed: MessageKey;
  /** Also reports a failure by a toast. */
  isReported?: boolean | undefined;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/**
 * Loads the first hundred entries of a list for a picker, and by what is typed those beyond.
 * @param filter null loads nothing
 */
export function useOptions(
  endpoint: Endpoint<string, Query, undefined, Page<OptionRecord>>,
  filter: Filter | null,
  { failure, more, unnamed, isReported }: OptionsConfig,
): Options {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const config = { failureTitle: failure, isReported };
  const page = { ...filter, pageNumber: 1, pageSize: PAGE_SIZE };
  const first = useRemote(endpoint, filter && { query: page }, config);
  const loaded = first.status === 'ready' ? first.value : undefined;
  const isIncomplete = loaded !== undefined && loaded.meta.pagination.count > loaded.data.length;
  const isAsking = isIncomplete && typed.trim() !== '';
  const found = useRemote(
    endpoint,
    isAsking && search !== '' ? { query: { ...page, search } } : null,
    config,
  );

  const known = new Set(loaded?.data.map(({ id }) => id));
  const beyond = isAsking && found.status === 'ready' ? found.value.data : [];
  const items = [...(loaded?.data ?? []), ...beyond.filter(({ id }) => !known.has(id))].map(
    ({ id, name, fullname, isRetired = false }): Option => ({
      id,
      label: (name ?? fullname) || t(unnamed),
      isRetired,
    }),
  );
  const waited = [first, ...(isAsking ? [found] : [])];
  const failed = waited.find((one) => one.status === 'failed' && !one.isRetrying);
  const isLoading =
    filter !== null &&
    (waited.some(({ status }) => status !== 'ready') || (isAsking && search !== typed.trim()));
  const status: ComboBoxStatus | undefined =
    failed?.status === 'failed'
      ? { kind: 'failed', message: t(failure), onRetry: () => void failed.retry() }
      : isLoading
        ? { kind: 'loading' }
        : undefined;
  return {
    items: items.filter(({ isRetired }) => !isRetired),
    status,
    onSearch: setTyped,
    listDescription: isIncomplete ? t(more) : undefined,
    nameOf: (id) => items.find((item) => item.id === id)?.label,
  };
}
