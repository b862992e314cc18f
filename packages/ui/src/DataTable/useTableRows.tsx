'use client';

import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { dataTableTexts } from '../i18n/texts/dataTable.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { CardTemplates } from './columnSizes.ts';
import { createRowCache, type RowContent } from './rowCache.tsx';
import { nextRowKeys, type RowKeys } from './rowKeys.ts';
import type { SelectionStore } from './selectionStore.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableProps } from './types.ts';

export interface TableRows {
  readonly contents: readonly RowContent[];
  /** Ids of the displayed rows, top to bottom. */
  readonly order: readonly string[];
  readonly elements: readonly ReactNode[];
  /** Class names of the columns' cells, for the skeleton. */
  readonly cellClassNames: readonly string[];
  /** CSS `grid-template` of the rows as cards and as two-line rows. */
  readonly templates: CardTemplates;
}

type Options<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'getRowId' | 'getRowLabel' | 'getRowHref' | 'rowMenu'
> & {
  /** Selection store; undefined if rows can't be selected. */
  store: SelectionStore | undefined;
  /** True if the rows are shown. */
  isReady: boolean;
};

/** Builds the rows of a table. Unchanged rows keep their identity, so that React skips them. */
export function useTableRows<Row extends object>({
  columns,
  rows,
  getRowId,
  getRowLabel,
  getRowHref,
  rowMenu,
  store,
  isReady,
}: Options<Row>): TableRows {
  const message = useTexts(dataTableTexts);
  const hasRowMenu = rowMenu !== undefined;
  const opensRows = getRowHref !== undefined;
  const firstColumn = store ? 2 : 1;
  const cache = useMemo(
    () => createRowCache(columns, firstColumn, { missing: message('dataTable.missing') }),
    [columns, firstColumn, message],
  );
  // The accessors are no dependencies: inline ones are new in each render and mean the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; two flags stand for rowMenu and getRowHref.
  const contents = useMemo(
    () =>
      isReady
        ? rows.map((row) =>
            cache.get(row, { getRowId, getRowLabel, getRowHref, getMenuLabel: rowMenu?.label }),
          )
        : [],
    [rows, cache, isReady, hasRowMenu, opensRows],
  );
  const order = useMemo(() => contents.map(({ id }) => id), [contents]);
  const shownKeys = useRef<RowKeys>(new Map());
  const keys = useMemo(() => nextRowKeys(order, shownKeys.current), [order]);
  useLayoutEffect(() => {
    shownKeys.current = keys;
  }, [keys]);
  const elements = useMemo(
    () =>
      contents.map((content) => (
        <TableRow
          key={keys.get(content.id)}
          content={content}
          subscription={store?.row(content.id)}
          selectLabel={message('dataTable.selectRow', { label: content.label })}
        />
      )),
    [contents, keys, store, message],
  );
  return { contents, order, elements, cellClassNames: cache.classNames, templates: cache.templates };
}
