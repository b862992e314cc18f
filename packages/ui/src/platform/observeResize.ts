/**
 * Calls back with the initial size of the elements and after each size change. In jsdom, which has no layout, it never
 * calls back. Returns a function that stops observing.
 */
export function observeResize(elements: readonly Element[], onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  onResize();
  let frame = 0;
  // In the next frame, because a callback that changes the size of an observed element would make the browser report
  // "ResizeObserver loop completed with undelivered notifications" as an error of the page.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onResize);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
