'use client';

import { useState } from 'react';

/**
 * State that the owner of a component controls or, if `controlled` is undefined, the component itself. `null` is a value.
 * `Next` is the type of new values, where that is narrower than the type of given ones.
 */
export function useControlledState<Value, Next extends Value = Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((next: Next) => void) | undefined,
): [Value, (next: Next) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: Next) => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [controlled === undefined ? own : controlled, set];
}
