import { useState } from 'react';

/**
 * A value that the owner of a component keeps or, given none, the component itself. `null` is a value; `undefined` is none.
 * `Next` is what it becomes, where that is narrower than what it may be.
 */
export function useOwnState<Value, Next extends Value = Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((next: Next) => void) | undefined,
): [Value, (next: Next) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: Next) => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [given === undefined ? own : given, set];
}
