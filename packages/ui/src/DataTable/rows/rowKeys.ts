/** React keys of the displayed rows by row id, top to bottom. */
export type RowKeys = ReadonlyMap<string, number>;

/**
 * Assigns a React key to each row. A row that was displayed before keeps its key. If no row was displayed before, this is
 * another page: its rows take over the previous keys in order, so that React updates the elements instead of creating new
 * elements.
 */
export function nextRowKeys(order: readonly string[], last: RowKeys): RowKeys {
  const lastKeys = [...last.values()];
  const isOtherPage = !order.some((id) => last.has(id));
  let unused = Math.max(-1, ...lastKeys) + 1;
  return new Map(order.map((id, index) => [id, (isOtherPage ? lastKeys[index] : last.get(id)) ?? unused++]));
}
