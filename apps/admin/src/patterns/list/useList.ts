import { malformedRowReasons, type Pagination } from '@derrick/domain/contract';
import type { MatchingSelection } from '@derrick/ui/DataTable';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { MessageKey, WithMessages } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { type Remote, useRemote } from '../remote/index.ts';
import { countFilters, type FilterField, type FilterValues, type ListFilters } from './filters.ts';
import type { ListMessage, ListName } from './listName.ts';
import type { AddressNames, ListEndpoint, ListQuery, ListReply } from './listQuery.ts';
import { type HrefOf, type SetQuery, useListQuery } from './listQuery.ts';
import { type ExpectedChange, useExpectedChanges } from './useExpectedChanges.ts';
import { useMatchingSelection } from './useMatchingSelection.ts';

interface ListOptions<Query, Name = ListName> {
  /** Prefix of the list's messages. */
  name: Name;
  /** The address of the list. */
  path: string;
  /** Must be declared outside the component, so that it keeps its identity. */
  addressNames?: AddressNames<Query> | undefined;
  /** Must be declared outside the component, so that it keeps its identity. */
  filters?: ListFilters<Query> | undefined;
  /** Query fields sent with every request in addition to those of the address. */
  constant?: Partial<Query> | undefined;
}

/** State of a list, and the functions that change it. */
export interface List<Query extends ListQuery, Reply extends ListReply, Row = Reply['data'][number]> {
  name: ListName;
  query: Query;
  setQuery: SetQuery<Query>;
  /** Returns the address of the list with a changed query, for links. */
  hrefOf: HrefOf<Query>;
  /** The filters of the list. */
  filters: {
    fields: readonly FilterField[];
    /** Number of applied filters. */
    count: number;
    /** Message of an empty list while filters, but no search, are applied. */
    noMatch: MessageKey;
  };
  page: Remote<Reply>;
  /** Pagination of the displayed page; undefined while no page is displayed. */
  pagination: Pagination | undefined;
  /** The rows of the page, including expected changes. */
  rows: readonly Row[];
  /** Shows an expected change of rows until `work` settles. */
  expect: (ids: Iterable<string>, change: ExpectedChange<Row>, work: Promise<unknown>) => Promise<void>;
  isChanging: (id: string) => boolean;
  /** Labels of the selected rows by ID, including rows on other pages. */
  selected: ReadonlyMap<string, string>;
  setSelected: (selected: ReadonlyMap<string, string>) => void;
  deselect: (ids: readonly string[]) => void;
  /** Selects all matching rows on all pages, for actions that need no IDs. */
  matching: MatchingSelection;
}

/** Any list, for code that does not use its rows. */
export type AnyList = Pick<List<ListQuery, ListReply>, 'name' | 'filters' | 'rows'> & {
  query: Pick<ListQuery, 'search'>;
  page: Remote<{ data: readonly unknown[] }>;
  setQuery: (change: Partial<ListQuery> & FilterValues) => void;
};

/** Any list whose rows can be deleted. */
export type DeletingList = Pick<List<ListQuery, ListReply>, 'selected' | 'setSelected' | 'deselect'> & {
  expect: (ids: Iterable<string>, change: 'removed', work: Promise<unknown>) => Promise<void>;
};

const noRows: readonly never[] = [];
const nothing: ReadonlyMap<string, string> = new Map();

/** Loads the list page that the address specifies, and keeps the selection across pages. */
export function useList<Query extends ListQuery, Reply extends ListReply, Name extends string = ListName>(
  endpoint: ListEndpoint<Query, Reply>,
  options: ListOptions<Query, WithMessages<Name, ListMessage>>,
): List<Query, Reply>;
export function useList<Query extends ListQuery, Reply extends ListReply>(
  endpoint: ListEndpoint<Query, Reply>,
  { name, path, addressNames, filters, constant }: ListOptions<Query>,
): List<Query, Reply> {
  const { query, setQuery, hrefOf } = useListQuery(endpoint, { path, names: addressNames });
  // `useRemote` validated the response with the endpoint's struct, which returns a `Reply`.
  const page = useRemote<ListEndpoint<ListQuery, ListReply>>(
    endpoint,
    { query: { ...query, ...constant } },
    { keepPreviousData: true, failureTitle: `${name}.listFailed`, isReported: true },
  ) as Remote<Reply>;
  const [selected, setSelected] = useState(nothing);
  const matching = useMatchingSelection(query);
  const loaded = page.status === 'ready' ? page.value : undefined;
  const { rows, expect, isChanging } = useExpectedChanges<Reply['data'][number]>(loaded?.data ?? noRows);

  useReportMalformedRows(loaded);

  const lastPage = Math.max(1, loaded?.meta.pagination.pageCount ?? 1);
  const isPastEnd =
    page.status === 'ready' && !page.isStale && page.value.data.length === 0 && query.pageNumber > lastPage;
  useEffect(() => {
    // The address is outdated or the last rows were deleted: open the last existing page.
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

/** Reports, once per loaded page, the rows that are missing because the server sent malformed data. */
function useReportMalformedRows(page: ListReply | undefined): void {
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
