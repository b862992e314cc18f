/** Compares as the server does: without regard to case or accents. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** One page of what was found. */
export function pageOf<Item>(
  found: readonly Item[],
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
) {
  const count = found.length;
  const pagination = { count, pageCount: Math.ceil(count / pageSize), pageNumber, pageSize };
  return { data: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), meta: { pagination } };
}
