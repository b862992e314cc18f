'use client';

import { startTransition, useLayoutEffect, useState } from 'react';
import { isSameSet, type Selection } from './selection.ts';
import { createSelectionStore, type SelectionStore } from './selectionStore.ts';

export interface SelectionProps {
  /** Ids of the selected rows, if the owner keeps the selection. @selector [aria-selected] of a row */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Ids of the rows selected at first, if the table keeps the selection itself. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: Set<string>) => void) | undefined;
}

/**
 * Keeps the selection of a table, controlled or not, in a store; `select` is the one way to change it. The rows show a
 * change at once. Its owner renders when there is time for it, and has the last word.
 */
export function useSelection({ selectedKeys, defaultSelectedKeys, onSelectionChange }: SelectionProps): {
  store: SelectionStore;
  select: (next: Selection) => void;
} {
  const [store] = useState(() => createSelectionStore(selectedKeys ?? defaultSelectedKeys));
  /** Counts the changes that the owner was told of; `answered` follows when the owner has rendered. */
  const [told] = useState({ count: 0 });
  const [answered, setAnswered] = useState(0);

  useLayoutEffect(() => {
    if (!selectedKeys || answered !== told.count) return;
    // The same ids keep the store's anchor of a range, which the owner's ids do not have.
    if (!isSameSet(store.getIds(), selectedKeys)) store.replace({ ids: selectedKeys });
  }, [selectedKeys, answered, store, told]);

  return {
    store,
    select(next) {
      const isChanged = !isSameSet(next.ids, store.getIds());
      store.replace(next);
      if (!isChanged) return;
      const keys = new Set(next.ids);
      if (!selectedKeys) return onSelectionChange?.(keys);
      told.count += 1;
      const { count } = told;
      startTransition(() => {
        onSelectionChange?.(keys);
        setAnswered(count);
      });
    },
  };
}
