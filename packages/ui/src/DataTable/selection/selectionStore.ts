import { emptySelection, type Selection } from '../model/selection.ts';

type Listener = () => void;

/** Selection state of a row, for useSyncExternalStore. The same id always returns the same object. */
export interface RowSubscription {
  readonly subscribe: (listener: Listener) => () => void;
  readonly getSnapshot: () => boolean;
}

/** Stores the selection outside React, so that a change only renders the rows that it selects or deselects. */
export interface SelectionStore {
  readonly getSelection: () => Selection;
  readonly getIds: () => ReadonlySet<string>;
  /** Adds a listener that is called after each change of the ids. */
  readonly subscribe: (listener: Listener) => () => void;
  readonly row: (id: string) => RowSubscription;
  readonly replace: (next: Selection) => void;
}

/** Creates a selection store. @param ids initially selected row ids */
export function createSelectionStore(ids: ReadonlySet<string> = emptySelection.ids): SelectionStore {
  let selection: Selection = { ids };
  const listeners = new Set<Listener>();
  const rowListeners = new Map<string, Set<Listener>>();
  const rows = new Map<string, RowSubscription>();

  const notifyRow = (id: string) => {
    for (const listener of rowListeners.get(id) ?? []) listener();
  };

  return {
    getSelection: () => selection,
    getIds: () => selection.ids,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    row(id) {
      const cached = rows.get(id);
      if (cached) return cached;
      const subscription: RowSubscription = {
        subscribe(listener) {
          const rowSubscribers = rowListeners.get(id) ?? new Set();
          rowListeners.set(id, rowSubscribers.add(listener));
          return () => {
            rowSubscribers.delete(listener);
            // Removes rows without listeners, such as rows of other pages.
            if (rowSubscribers.size === 0 && rowListeners.get(id) === rowSubscribers) {
              rowListeners.delete(id);
              rows.delete(id);
            }
          };
        },
        getSnapshot: () => selection.ids.has(id),
      };
      rows.set(id, subscription);
      return subscription;
    },
    replace(next) {
      const previous = selection.ids;
      selection = next;
      if (next.ids === previous) return;
      let isChanged = false;
      for (const id of previous) {
        if (next.ids.has(id)) continue;
        isChanged = true;
        notifyRow(id);
      }
      for (const id of next.ids) {
        if (previous.has(id)) continue;
        isChanged = true;
        notifyRow(id);
      }
      if (isChanged) for (const listener of [...listeners]) listener();
    },
  };
}
