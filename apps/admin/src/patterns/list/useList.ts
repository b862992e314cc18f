import { malformedRowReasons, type Pagination } from '@derrick/domain/contract';
import type { MatchingSelection } from '@derrick/ui/DataTable';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { type Remote, useRemote } from '../remote/index.ts';
import { countFilters, type FilterField, type FilterValues, type ListFilters } from './filters.ts';
import type { ListName } from './listName.ts';
import type { AddressNames, ListEndpoint, ListQuery, ListReply } from './listQuery.ts';
import { type HrefOf, type SetQuery, useListQuery } from './listQuery.ts';
import { type ExpectedChange, useExpectedChanges } from './useExpectedChanges.ts';
import { useMatchingSelection } from './useMatchingSelection.ts';

interface ListOptions<Query> {
  /** The prefix of the list's messages. */
  name: ListName;
  /** The address of the list. */
  path: string;
  /** Declared outside of the component. */
  addressNames?: AddressNames<Query> | undefined;
  /** Declared outside of the component. */
  filters?: ListFilters<Query> | undefined;
  /** What every call asks besides the query of the address. */
  constant?: Partial<Query> | undefined;
}

/** A list and the ways to change what it shows. */
export interface List<Query extends ListQuery, Reply extends ListReply, Row = Reply['data'][number]> {
  name: ListName;
  query: Query;
  setQuery: SetQuery<Query>;
  /** The address of the list with a change of its query, for links. */
  hrefOf: HrefOf<Query>;
  /** What the list can be filtered by. */
  filters: {
    fields: readonly FilterField[];
    /** How many are applied. */
    count: number;
    /** What an empty page says while filters are applied and nothing is searched for. */
    noMatch: MessageKey;
  };
  page: Remote<Reply>;
  /** Of the page that is shown; undefined while none is. */
  pagination: Pagination | undefined;
  /** The rows of the page, with the changes that are expected. */
  rows: readonly Row[];
  /** Shows a change of rows until the work has ended. */
  expect: (ids: Iterable<string>, change: ExpectedChange<Row>, work: Promise<unknown>) => Promise<void>;
  isChanging: (id: string) => boolean;
  /** What is selected, on other pages too: labels by id. */
  selected: ReadonlyMap<string, string>;
  setSelected: (selected: ReadonlyMap<string, string>) => void;
  deselect: (ids: readonly string[]) => void;
  /** Selects all rows that match, on every page; for actions that need no ids. */
  matching: MatchingSelection;
}

/** Any list, for what needs nothing of its rows. */
export type AnyList = Pick<List<ListQuery, ListReply>, 'name' | 'filters' | 'rows'> & {
  query: Pick<ListQuery, 'search'>;
  page: Remote<{ data: readonly unknown[] }>;
  setQuery: (change: Partial<ListQuery> & FilterValues) => void;
};

/** Any list, for what deletes some of its rows. */
export type DeletingList = Pick<List<ListQuery, ListReply>, 'selected' | 'setSelected' | 'deselect'> & {
  expect: (ids: Iterable<string>, change: 'removed', work: Promise<unknown>) => Promise<void>;
};

const noRows: readonly never[] = [];
const nothing: ReadonlyMap<string, string> = new Map();

/** Loads the page of a list that the address line names, and keeps what is selected across pages. */
export function useList<Query extends ListQuery, Reply extends ListReply>(
  endpoint: ListEndpoint<Query, Reply>,
  { name, path, addressNames, filters, constant }: ListOptions<Query>,
): List<Query, Reply> {
  const { query, setQuery, hrefOf } = useListQuery(endpoint, { path, names: addressNames });
  // `useRemote` checked the reply against the endpoint's struct, which makes a `Reply`.
  const page = useRemote<ListEndpoint<ListQuery, ListReply>>(
    endpoint,
    { query: { ...query, ...constant } },
    { keepPreviousData: true, failureTitle: `${name}.listFailed`, isReported: true },
  ) as Remote<Reply>;
  const [selected, setSelected] = useState(nothing);
  const matching = useMatchingSelection(query);
  const loaded = page.status === 'ready' ? page.value : undefined;
  const { rows, expect, isChanging } = useExpectedChanges<Reply['data'][number]>(loaded?.data ?? noRows);

  useReportOfLeftOut(loaded);

  const lastPage = Math.max(1, loaded?.meta.pagination.pageCount ?? 1);
  const isPastEnd =
    page.status === 'ready' && !page.isStale && page.value.data.length === 0 && query.pageNumber > lastPage;
  useEffect(() => {
    // An old link, or the last rows are gone: the last page there is.
    if (isPastEnd) setQuery({ pageNumber: lastPage }, { replace: true });
  }, [isPastEnd, lastPage, setQuery]);

  const deselect = useCallback(
    (ids: readonly string[]) =>
      setSelected((current) => new Map([...current].filter(([id]) => !ids.includes(id)))),
    [],
  );
  const fields = filters?.fields ?? [];
  return {
    name,
    query,
    setQuery,
    hrefOf,
    filters: {
      fields,
      count: countFilters(query, fields),
      noMatch: filters?.noMatch ?? `${name}.empty`,
    },
    pagination: loaded?.meta.pagination,
    page: isPastEnd ? { status: 'loading' } : page,
    rows,
    expect,
    isChanging,
    selected,
    setSelected,
    deselect,
    matching,
  };
}

/** Reports, once per loaded page, the rows that are not shown because the server sent them malformed. */
function useReportOfLeftOut(page: ListReply | undefined): void {
  const t = useTranslate();
  const report = useEffectEvent((reasons: readonly string[]) => {
    console.error('Rows of a list were malformed and left out:', ...reasons);
    void notify({ tone: 'warning', title: t('list.leftOut', { count: reasons.length }) });
  });
  useEffect(() => {
    const reasons = page ? malformedRowReasons(page) : [];
    if (reasons.length > 0) report(reasons);
  }, [page]);
}
