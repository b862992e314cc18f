'use client';

import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { isSameSet, type Selection } from '../model/selection.ts';
import type { DataTableProps, SelectionProps } from '../model/types.ts';
import { createSelectionStore, type SelectionStore } from './selectionStore.ts';

interface Options<Row extends object>
  extends SelectionProps,
    Pick<DataTableProps<Row>, 'rows' | 'getRowId' | 'matchingSelection'> {}

/**
 * Stores the selection of a table, controlled or uncontrolled. `select` is the only function that changes it. The rows
 * show a change immediately. The parent component renders later, with lower priority. A selection that it passes replaces the one shown.
 */
export function useSelection<Row extends object>({
  selectedKeys: controlledKeys,
  defaultSelectedKeys,
  onSelectionChange,
  rows,
  getRowId,
  matchingSelection: matching,
}: Options<Row>): {
  store: SelectionStore;
  select: (next: Selection) => void;
  /** Selects the rows of all pages, or reduces the selection to the displayed rows. */
  selectMatching: (isSelected: boolean) => void;
} {
  const isMatchingSelected = matching?.isSelected === true;
  // Of the rows that match, those on screen are known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an inline getRowId is new in each render and means the same.
  const selectedKeys = useMemo(
    () => (isMatchingSelected ? new Set(rows.map(getRowId)) : controlledKeys),
    [isMatchingSelected, rows, controlledKeys],
  );
  const [store] = useState(() => createSelectionStore(selectedKeys ?? defaultSelectedKeys));
  /** Number of changes reported through `onSelectionChange`. `renderedChanges` equals it after the parent has rendered. */
  const [reportedChanges] = useState({ count: 0 });
  const [renderedChanges, setRenderedChanges] = useState(0);

  useLayoutEffect(() => {
    if (!selectedKeys || renderedChanges !== reportedChanges.count) return;
    // For equal ids the store is left alone, because it also holds the range anchor, which the owner's ids do not
    // contain.
    if (!isSameSet(store.getIds(), selectedKeys)) store.replace({ ids: selectedKeys });
  }, [selectedKeys, renderedChanges, store, reportedChanges]);

  return {
    store,
    select(next) {
      const isChanged = !isSameSet(next.ids, store.getIds());
      store.replace(next);
      if (!isChanged) return;
      const keys = new Set(next.ids);
      if (!selectedKeys) return onSelectionChange?.(keys);
      reportedChanges.count += 1;
      const { count } = reportedChanges;
      startTransition(() => {
        onSelectionChange?.(keys);
        if (isMatchingSelected) matching.onChange(false);
        setRenderedChanges(count);
      });
    },
    selectMatching(isSelected) {
      if (!isSelected) onSelectionChange?.(new Set(rows.map(getRowId)));
      matching?.onChange(isSelected);
    },
  };
}
