/** Calls back when the page has nothing better to do; returns how to call it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, 2000);
  return () => clearTimeout(handle);
}
