'use client';

import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { dataTableTexts } from '../i18n/texts/dataTable.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useKitLocale, useKitNavigate } from '../theme/KitProvider.tsx';
import { describeSelectionChange } from './announcements/describeSelectionChange.ts';
import { createLiveRegion, type LiveRegion } from './announcements/liveRegion.ts';
import type { ColumnResize } from './columns/useColumnWidths.ts';
import { createGridController, type GridController } from './gridController.ts';
import type { CellEditingHandle } from './model/abilities.ts';
import type { Selection } from './model/selection.ts';
import type { DataTableProps } from './model/types.ts';
import type { RowMenuHandle } from './rows/RowMenu.tsx';
import type { TableRows } from './rows/useTableRows.tsx';
import type { SelectionStore } from './selection/selectionStore.ts';

interface Options<Row extends object> {
  table: Pick<
    DataTableProps<Row>,
    'columns' | 'rows' | 'sort' | 'onSortChange' | 'getRowHref' | 'onRowAction'
  > & { rowOffset: number };
  content: TableRows;
  store: SelectionStore;
  isSelectable: boolean;
  select: (next: Selection) => void;
  /** Undefined if columns can't be resized. */
  resize: ColumnResize | undefined;
  menuRef: RefObject<RowMenuHandle<Row> | null>;
  editorRef: RefObject<CellEditingHandle<Row> | null>;
  /** Opens or closes the details of a row; undefined if rows have none. */
  toggleDetails: ((id: string, isOpen?: boolean) => void) | undefined;
}

/** Adds keyboard, pointer and focus handling to a table, and the live region that announces the resulting changes. */
export function useGrid<Row extends object>({
  table: { columns, rows, sort, onSortChange, getRowHref, onRowAction, rowOffset },
  content: { contents, order, elements },
  store,
  isSelectable,
  select,
  resize,
  menuRef,
  editorRef,
  toggleDetails,
}: Options<Row>): { grid: GridController; liveRegion: LiveRegion } {
  const message = useTexts(dataTableTexts);
  const locale = useKitLocale();
  const navigate = useKitNavigate();
  const [grid] = useState(createGridController);
  const [liveRegion] = useState(createLiveRegion);
  const collator = useMemo(
    () => new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' }),
    [locale],
  );

  useLayoutEffect(() => {
    grid.setModel({
      order,
      isSelectable,
      headerColumn: columns.findIndex((column) => column.isRowHeader) + (isSelectable ? 1 : 0),
      collator,
      getSelection: store.getSelection,
      setSelection(next) {
        const before = store.getSelection();
        if (next.ids !== before.ids) {
          liveRegion.announce(describeSelectionChange(before, next, contents, message));
        }
        select(next);
      },
      previewColumnWidth: (column, width) => resize?.show(column, width),
      storeColumnWidth(id, requestedWidth) {
        const width = resize?.keep(id, requestedWidth);
        const column = columns.find((candidate) => candidate.id === id)?.header ?? id;
        if (width !== undefined) liveRegion.announce(message('dataTable.resized', { column, width }));
      },
      sortBy(column) {
        const isAscending = sort?.column === column && sort.direction === 'ascending';
        onSortChange?.({ column, direction: isAscending ? 'descending' : 'ascending' });
      },
      opensRows: getRowHref !== undefined || onRowAction !== undefined,
      openRow(index, isNewTab = false) {
        const row = rows[index];
        if (!row) return;
        onRowAction?.(row);
        const href = getRowHref?.(row);
        if (href === undefined) return;
        if (isNewTab) window.open(href, '_blank', 'noopener');
        else if (navigate) navigate(href);
        else window.location.assign(href);
      },
      hasDetails: toggleDetails !== undefined,
      toggleDetails(index, isOpen) {
        const id = order[index];
        if (id !== undefined) toggleDetails?.(id, isOpen);
      },
      editCell(index, column, cell) {
        const row = rows[index];
        if (row) editorRef.current?.edit(row, column, cell);
      },
      openMenu(index, trigger) {
        const row = rows[index];
        if (row) menuRef.current?.open(row, trigger);
      },
      preloadMenu: () => menuRef.current?.preload(),
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new elements are rows that were added, removed or sorted.
  useLayoutEffect(() => grid.rowsChanged(rowOffset), [grid, elements, rowOffset]);

  return { grid, liveRegion };
}
