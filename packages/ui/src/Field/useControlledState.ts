'use client';

import { useState } from 'react';

/**
 * State that is controlled by the owner of a component, or kept in the component if `controlled` is undefined. `null`
 * counts as a controlled value. `Next` is the type of new values, if it is narrower than the type of given values.
 */
export function useControlledState<Value, Next extends Value = Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((next: Next) => void) | undefined,
): [Value, (next: Next) => void] {
  const [innerValue, setInnerValue] = useState(initial);
  const set = (next: Next) => {
    setInnerValue(() => next);
    onChange?.(next);
  };
  return [controlled === undefined ? innerValue : controlled, set];
}
