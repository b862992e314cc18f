/** A page number, or a gap between two non-consecutive numbers. */
export type PageWindowItem = number | 'gap';

/** Maximum number of page numbers shown at once. */
export const PAGE_WINDOW = 5;

/**
 * Returns the page numbers to show, at most five: the first, the last, the current page and its neighbors, with gaps
 * between. A gap that would replace a single page is shown as that page.
 */
export function pageWindow(pageNumber: number, pageCount: number): PageWindowItem[] {
  const last = Math.max(1, Math.trunc(pageCount));
  const current = Math.min(Math.max(1, Math.trunc(pageNumber)), last);
  if (last <= PAGE_WINDOW) return Array.from({ length: last }, (_, index) => index + 1);
  // At the ends, one number fewer than in the middle: 1 2 3 … 25 and 1 … 23 24 25.
  if (current <= 2) return [1, 2, 3, 'gap', last];
  if (current >= last - 1) return [1, 'gap', last - 2, last - 1, last];
  if (current === 3) return [1, 2, 3, 4, 'gap', last];
  if (current === last - 2) return [1, 'gap', last - 3, last - 2, last - 1, last];
  return [1, 'gap', current - 1, current, current + 1, 'gap', last];
}

/**
 * Returns the first and last row of a page, counted from 1, and the number of pages. Without rows, first and last are 0.
 */
export function pageRange(
  pageNumber: number,
  pageSize: number,
  count: number,
): { from: number; to: number; pageCount: number } {
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(Math.max(1, pageNumber), pageCount);
  return {
    from: count === 0 ? 0 : (page - 1) * pageSize + 1,
    to: Math.min(page * pageSize, count),
    pageCount,
  };
}
