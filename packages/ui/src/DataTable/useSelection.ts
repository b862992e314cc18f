import { useLayoutEffect, useState } from 'react';
import { isSameSet, type Selection } from './selection.ts';
import { createSelectionStore, type SelectionStore } from './selectionStore.ts';

export interface SelectionProps {
  /** Ids of the selected rows, if the owner keeps the selection. @selector [aria-selected] of a row */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Ids of the rows selected at first, if the table keeps the selection itself. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: Set<string>) => void) | undefined;
}

/** Keeps the selection of a table, controlled or not, in a store; `select` is the one way to change it. */
export function useSelection({ selectedKeys, defaultSelectedKeys, onSelectionChange }: SelectionProps): {
  store: SelectionStore;
  select: (next: Selection) => void;
} {
  const [store] = useState(() => createSelectionStore(selectedKeys ?? defaultSelectedKeys));
  /** The last selection that the owner was told of. It holds the anchor of a range, which the owner's ids do not. */
  const [requested] = useState<{ current: Selection | undefined }>({ current: undefined });

  useLayoutEffect(() => {
    if (!selectedKeys) return;
    const next = requested.current;
    requested.current = undefined;
    if (next && isSameSet(next.ids, selectedKeys)) store.replace(next);
    else if (!isSameSet(store.getIds(), selectedKeys)) store.replace({ ids: selectedKeys });
  }, [selectedKeys, store, requested]);

  return {
    store,
    select(next) {
      const isChanged = !isSameSet(next.ids, store.getIds());
      if (selectedKeys && isChanged) requested.current = next;
      else store.replace(next);
      if (isChanged) onSelectionChange?.(new Set(next.ids));
    },
  };
}
