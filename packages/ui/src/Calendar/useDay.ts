'use client';

import { useMemo } from 'react';
import { parseDay } from './day.ts';

/**
 * A day `YYYY-MM-DD` as react-aria takes it; null for none, undefined for an uncontrolled one. The same object for the same
 * day: for react-aria a new one is a new value, which takes the place of what is being typed.
 */
export function useDay(day: string | undefined) {
  return useMemo(() => (day === undefined ? undefined : parseDay(day)), [day]);
}
