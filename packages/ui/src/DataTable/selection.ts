/**
 * The selected rows, and the range that Shift extends. The functions below return new selections; their rules are those of
 * react-aria's SelectionManager with `selectionBehavior="toggle"`.
 */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The row that Shift extends from: the one added last. */
  readonly anchor?: string | undefined;
  /** The row to which Shift has extended. */
  readonly current?: string | undefined;
  /** Set by "Select all"; the next range then starts anew. */
  readonly isAll?: boolean | undefined;
}

/** A selection of no rows. */
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
 * Moves the end of the range to a row: the old range is deselected, the new one selected, other rows stay as they are.
 * @param order ids of the rows on screen, top to bottom.
 */
export function extendTo(selection: Selection, id: string, order: readonly string[]): Selection {
  if (selection.isAll) return { ids: new Set([id]), anchor: id, current: id };
  // An anchor on another page can't begin a range on this one.
  const anchor = selection.anchor !== undefined && order.includes(selection.anchor) ? selection.anchor : id;
  const ids = new Set(selection.ids);
  for (const old of range(order, anchor, selection.current ?? id)) ids.delete(old);
  for (const added of range(order, anchor, id)) ids.add(added);
  return { ids, anchor, current: id };
}

/** Adds all rows on screen; rows selected on other pages stay. */
export function selectRows(selection: Selection, order: readonly string[]): Selection {
  if (order.length === 0 || order.every((id) => selection.ids.has(id))) return selection;
  return { ids: new Set([...selection.ids, ...order]), isAll: true };
}

/** Removes all rows on screen; rows selected on other pages stay. */
export function deselectRows(selection: Selection, order: readonly string[]): Selection {
  const ids = new Set(selection.ids);
  for (const id of order) ids.delete(id);
  return { ids };
}

/** The share of the rows on screen that is selected. */
export function coverage(ids: ReadonlySet<string>, order: readonly string[]): 'none' | 'some' | 'all' {
  let count = 0;
  for (const id of order) if (ids.has(id)) count += 1;
  if (count === 0) return 'none';
  return count === order.length ? 'all' : 'some';
}

/** Compares two sets of ids. */
export function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  for (const id of one) if (!other.has(id)) return false;
  return true;
}

function range(order: readonly string[], from: string, to: string): readonly string[] {
  const start = order.indexOf(from);
  const end = order.indexOf(to);
  if (start < 0 || end < 0) return [];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}
