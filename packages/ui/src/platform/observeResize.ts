/**
 * Calls back with the initial size of the elements and after each size change. In jsdom, which has no layout, it never
 * calls back. Returns a function that stops observing.
 */
export function observeResize(elements: readonly Element[], onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(onResize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
