'use client';

import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { dataTableTexts } from '../../i18n/texts/dataTable.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { CardTemplates } from '../columns/columnSizes.ts';
import type { ColumnLook } from '../model/abilities.ts';
import type { DataTableProps } from '../model/types.ts';
import type { SelectionStore } from '../selection/selectionStore.ts';
import { createRowCache, type RowContent } from './rowCache.tsx';
import { nextRowKeys, type RowKeys } from './rowKeys.ts';
import { TableRow } from './TableRow.tsx';

export interface TableRows {
  readonly contents: readonly RowContent[];
  /** Ids of the displayed rows, top to bottom. */
  readonly order: readonly string[];
  /** The rows; empty if the table is virtualized. */
  readonly elements: readonly ReactNode[];
  readonly renderRow: (index: number) => ReactNode;
  /** Appearance of the columns' cells. */
  readonly looks: readonly ColumnLook[];
  /** CSS `grid-template` of the rows as cards and as two-line rows. */
  readonly templates: CardTemplates;
}

type Options<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'getRowId' | 'getRowLabel' | 'getRowHref' | 'rowMenu' | 'rowDetails'
> & {
  /** Ids of the rows whose details are open. */
  expandedKeys: ReadonlySet<string>;
  /** True if cells are only built for the rows near the viewport. */
  isVirtualized: boolean;
  /** Selection store; undefined if rows can't be selected. */
  store: SelectionStore | undefined;
  /** True if the rows are shown. */
  isReady: boolean;
};

const noKeys: RowKeys = new Map();

/** Builds the rows of a table. Unchanged rows keep their identity, so that React skips them. */
export function useTableRows<Row extends object>({
  columns,
  rows,
  getRowId,
  getRowLabel,
  getRowHref,
  rowMenu,
  rowDetails,
  expandedKeys,
  isVirtualized,
  store,
  isReady,
}: Options<Row>): TableRows {
  const message = useTexts(dataTableTexts);
  const hasRowMenu = rowMenu !== undefined;
  const hasDetails = rowDetails !== undefined;
  const opensRows = getRowHref !== undefined;
  const firstColumn = store ? 2 : 1;
  const cache = useMemo(
    () =>
      createRowCache(columns, firstColumn, {
        missing: message('dataTable.missing'),
        edit: message('dataTable.edit'),
      }),
    [columns, firstColumn, message],
  );
  const access = { getRowId, getRowLabel, getRowHref, getMenuLabel: rowMenu?.label, details: rowDetails };
  const contentOf = (row: Row) =>
    cache.get(row, access, rowDetails !== undefined && expandedKeys.has(getRowId(row)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: three flags stand for rowMenu, getRowHref and rowDetails, whose functions are new in each render.
  const contents = useMemo(() => {
    if (!isReady) return [];
    if (!isVirtualized) return rows.map(contentOf);
    return rows.map((row) => ({ id: getRowId(row), label: getRowLabel(row), cells: null }));
  }, [rows, cache, isReady, isVirtualized, hasRowMenu, opensRows, hasDetails, expandedKeys]);
  const order = useMemo(() => contents.map(({ id }) => id), [contents]);
  const shownKeys = useRef<RowKeys>(new Map());
  const keys = useMemo(
    () => (isVirtualized ? noKeys : nextRowKeys(order, shownKeys.current)),
    [order, isVirtualized],
  );
  useLayoutEffect(() => {
    shownKeys.current = keys;
  }, [keys]);
  const rowOf = ({ id, label }: RowContent, content: RowContent) => (
    <TableRow
      key={keys.get(id) ?? id}
      content={content}
      subscription={store?.row(id)}
      selectLabel={message('dataTable.selectRow', { label })}
    />
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rowOf` depends on these values.
  const elements = useMemo(
    () => (isVirtualized ? [] : contents.map((content) => rowOf(content, content))),
    [contents, keys, store, message, isVirtualized],
  );
  /** Renders a row of a virtualized table. */
  const renderRow = (index: number) => {
    const [row, content] = [rows[index], contents[index]];
    return row && content && rowOf(content, contentOf(row));
  };
  return { contents, order, elements, renderRow, looks: cache.looks, templates: cache.templates };
}
