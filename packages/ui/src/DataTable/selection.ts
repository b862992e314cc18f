/**
 * Selection of rows as values: what is selected, and where a range began and ended.
 * The rules are those of react-aria's SelectionManager in its `toggle` behaviour, its figures included.
 */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The row from which Shift extends: the one that was added last. */
  readonly anchor?: string | undefined;
  /** The row to which Shift has extended. */
  readonly current?: string | undefined;
  /** Made by "select all": the next range starts afresh. */
  readonly isAll?: boolean | undefined;
}

/** Nothing is selected. */
export const emptySelection: Selection = { ids: new Set() };

/** Adds or removes one row; an added row becomes the anchor of ranges. */
export function toggleRow(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (ids.delete(id)) {
    return selection.isAll ? { ids } : { ids, anchor: selection.anchor, current: selection.current };
  }
  return { ids: ids.add(id), anchor: id, current: id };
}

/**
 * Moves the end of the range to a row: the old range goes, the new one comes, rows outside of both stay as they are.
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

/** How much of the rows on screen is selected. */
export function coverage(ids: ReadonlySet<string>, order: readonly string[]): 'none' | 'some' | 'all' {
  let count = 0;
  for (const id of order) if (ids.has(id)) count += 1;
  if (count === 0) return 'none';
  return count === order.length ? 'all' : 'some';
}

/** Whether both hold the same ids. */
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
