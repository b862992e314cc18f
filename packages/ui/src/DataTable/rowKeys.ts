/** React keys of the rows on screen by their ids, top to bottom. */
export type RowKeys = ReadonlyMap<string, number>;

/**
 * Gives each row its React key. A row that was on screen keeps its key. If none was, this is another page: its rows take over
 * the keys in order, so that React updates the elements instead of making them again.
 */
export function nextRowKeys(order: readonly string[], last: RowKeys): RowKeys {
  const lastKeys = [...last.values()];
  const isOtherPage = !order.some((id) => last.has(id));
  let unused = Math.max(-1, ...lastKeys) + 1;
  return new Map(order.map((id, index) => [id, (isOtherPage ? lastKeys[index] : last.get(id)) ?? unused++]));
}
