'use client';

import { useMemo } from 'react';
import { parseDay } from './day.ts';

/**
 * Converts a day `YYYY-MM-DD` to react-aria's value: null for no day, undefined for an uncontrolled field. Returns the
 * same object for the same day, because react-aria treats a new object as a new value, which would overwrite what the
 * user is typing.
 */
export function useDay(day: string | undefined) {
  return useMemo(() => (day === undefined ? undefined : parseDay(day)), [day]);
}
