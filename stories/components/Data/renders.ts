/**
 * Finds the key under which React stores the props or the fiber of an element. These helpers detect renders with it: the
 * props object is new exactly if the component around the element rendered.
 */
const keyOf = (element: Element, prefix: string) =>
  Object.keys(element).find((key) => key.startsWith(prefix));

// React's internal data is not typed.
const read = (owner: object, key: string): unknown => Reflect.get(owner, key);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the props objects of each element's last render. */
export const renderMarks = (elements: readonly Element[]): unknown[] =>
  elements.map((element) => read(element, keyOf(element, '__reactProps$') ?? ''));

/** Returns the indexes of the elements that rendered after `marks` were read. */
export const renderedSince = (elements: readonly Element[], marks: readonly unknown[]): number[] =>
  renderMarks(elements).flatMap((mark, index) => (mark === marks[index] ? [] : [index]));

// React's numeric tags of fiber kinds.
const tags = { function: 0, provider: 10, forwardRef: 11, memo: 14, simpleMemo: 15 };

/** Counts components, hooks and context providers of a row, including the row's own component. */
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
  // Starts directly below the table's body, so that components between the body and the row count as the row's.
  while (top) {
    const parent = read(top, 'return');
    if (!isObject(parent) || read(parent, 'type') === 'tbody') break;
    top = parent;
  }
  if (!top || !isObject(host)) throw new Error('The row was not rendered by React.');
  visit(top);
  return census;
}
