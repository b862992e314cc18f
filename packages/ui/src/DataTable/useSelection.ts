import { useLayoutEffect, useState } from 'react';
import { isSameSet, type Selection } from './selection.ts';
import { createSelectionStore, type SelectionStore } from './selectionStore.ts';

export interface SelectionProps {
  /** Ids of the selected rows; give it to control the selection. */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Ids that are selected at first, if the table keeps the selection itself. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((ids: Set<string>) => void) | undefined;
}

/** The store of a table's selection, controlled or not, and the one way to change it. */
export function useSelection({ selectedKeys, defaultSelectedKeys, onSelectionChange }: SelectionProps): {
  store: SelectionStore;
  select: (next: Selection) => void;
} {
  const [store] = useState(() => createSelectionStore(selectedKeys ?? defaultSelectedKeys));
  /** What the reader asked for and the owner has not answered: where a range began is not in the ids. */
  const [asked] = useState<{ current: Selection | undefined }>({ current: undefined });

  useLayoutEffect(() => {
    if (!selectedKeys) return;
    const next = asked.current;
    asked.current = undefined;
    if (next && isSameSet(next.ids, selectedKeys)) store.replace(next);
    else if (!isSameSet(store.getIds(), selectedKeys)) store.replace({ ids: selectedKeys });
  }, [selectedKeys, store, asked]);

  return {
    store,
    select(next) {
      const isChanged = !isSameSet(next.ids, store.getIds());
      if (selectedKeys && isChanged) asked.current = next;
      else store.replace(next);
      if (isChanged) onSelectionChange?.(new Set(next.ids));
    },
  };
}
