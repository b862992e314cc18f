/**
 * Calls back with the first size of the elements and after each change of one.
 * In jsdom, which lays nothing out, it never calls back. Returns a function that stops it.
 */
export function observeResize(elements: readonly Element[], onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(onResize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
