/**
 * What React did, read off the elements: React keeps a host element's last props and its fiber under keys of its own.
 * An element's props are a new object exactly when the component around it rendered.
 */
const keyOf = (element: Element, prefix: string) =>
  Object.keys(element).find((key) => key.startsWith(prefix));

// React's own bookkeeping, without types.
const read = (owner: object, key: string): unknown => Reflect.get(owner, key);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Marks of the last render of each element. */
export const renderMarks = (elements: readonly Element[]): unknown[] =>
  elements.map((element) => read(element, keyOf(element, '__reactProps$') ?? ''));

/** Indexes of the elements that were rendered since the marks were taken. */
export const renderedSince = (elements: readonly Element[], marks: readonly unknown[]): number[] =>
  renderMarks(elements).flatMap((mark, index) => (mark === marks[index] ? [] : [index]));

// Numbers of React's work tags.
const tags = { function: 0, provider: 10, forwardRef: 11, memo: 14, simpleMemo: 15 };

/** Components, hooks and context providers of one row: from the row's own component down. */
export function componentsOf(row: Element): { components: number; hooks: number; providers: number } {
  const census = { components: 0, hooks: 0, providers: 0 };
  const visit = (fiber: object) => {
    const tag = read(fiber, 'tag');
    if (tag === tags.provider) census.providers += 1;
    if (tag === tags.function || tag === tags.forwardRef || tag === tags.memo || tag === tags.simpleMemo) {
      census.components += 1;
      for (let hook = read(fiber, 'memoizedState'); isObject(hook); hook = read(hook, 'next'))
        census.hooks += 1;
    }
    for (let child = read(fiber, 'child'); isObject(child); child = read(child, 'sibling')) visit(child);
  };
  const host = read(row, keyOf(row, '__reactFiber$') ?? '');
  let top = isObject(host) ? host : undefined;
  // Up to the table's body: whatever stands between it and the row is the row's cost.
  while (top) {
    const parent = read(top, 'return');
    if (!isObject(parent) || read(parent, 'type') === 'tbody') break;
    top = parent;
  }
  if (!top || !isObject(host)) throw new Error('The row was not rendered by React.');
  visit(top);
  return census;
}
