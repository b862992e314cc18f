/** Normalizes text for searches like the server does: without case and accents. */
export const normalizeForSearch = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function pageOf<Item>(
  items: readonly Item[],
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
) {
  const count = items.length;
  const pagination = { count, pageCount: Math.ceil(count / pageSize), pageNumber, pageSize };
  return { data: items.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), meta: { pagination } };
}
