/**
 * The selected rows, and the range that Shift extends. The functions below return new selections. Their rules match
 * react-aria's SelectionManager with `selectionBehavior="toggle"`.
 */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Start of the Shift range: the row that was added last. */
  readonly anchor?: string | undefined;
  /** End of the Shift range. */
  readonly current?: string | undefined;
  /** Set by "Select all". The next range then starts from scratch. */
  readonly isAll?: boolean | undefined;
}

export const emptySelection: Selection = { ids: new Set() };

/** Adds or removes one row. An added row becomes the anchor. */
export function toggleRow(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (ids.delete(id)) {
    return selection.isAll ? { ids } : { ids, anchor: selection.anchor, current: selection.current };
  }
  return { ids: ids.add(id), anchor: id, current: id };
}

/**
 * Moves the end of the range to a row: deselects the old range and selects the new one. Other rows are unchanged.
 * @param order ids of the displayed rows, top to bottom
 */
export function extendTo(selection: Selection, id: string, order: readonly string[]): Selection {
  if (selection.isAll) return { ids: new Set([id]), anchor: id, current: id };
  // An anchor on another page can't start a range on this page.
  const anchor = selection.anchor !== undefined && order.includes(selection.anchor) ? selection.anchor : id;
  const ids = new Set(selection.ids);
  for (const old of range(order, anchor, selection.current ?? id)) ids.delete(old);
  for (const added of range(order, anchor, id)) ids.add(added);
  return { ids, anchor, current: id };
}

/** Selects all displayed rows. The selection on other pages is unchanged. */
export function selectRows(selection: Selection, order: readonly string[]): Selection {
  if (order.length === 0 || order.every((id) => selection.ids.has(id))) return selection;
  return { ids: new Set([...selection.ids, ...order]), isAll: true };
}

/** Deselects all displayed rows. The selection on other pages is unchanged. */
export function deselectRows(selection: Selection, order: readonly string[]): Selection {
  const ids = new Set(selection.ids);
  for (const id of order) ids.delete(id);
  return { ids };
}

/** Returns whether none, some or all of the displayed rows are selected. */
export function coverage(ids: ReadonlySet<string>, order: readonly string[]): 'none' | 'some' | 'all' {
  let count = 0;
  for (const id of order) if (ids.has(id)) count += 1;
  if (count === 0) return 'none';
  return count === order.length ? 'all' : 'some';
}

export function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const id of a) if (!b.has(id)) return false;
  return true;
}

function range(order: readonly string[], from: string, to: string): readonly string[] {
  const start = order.indexOf(from);
  const end = order.indexOf(to);
  if (start < 0 || end < 0) return [];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}
