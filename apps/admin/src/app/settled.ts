/** A promise that React's `use` reads at once when it has resolved; without the mark it shows the fallback once more. */
export function marked(promise: Promise<void>): Promise<void> {
  promise.then(
    () => Object.assign(promise, { status: 'fulfilled', value: undefined }),
    () => {},
  );
  return promise;
}
