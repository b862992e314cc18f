import { type CalendarDate, parseDate } from '@internationalized/date';

/** Days of the week on which a calendar can begin. */
export const weekDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A day of the week. */
export type WeekDay = (typeof weekDays)[number];

/** Parses a day `YYYY-MM-DD` for react-aria; null for '' and for texts that are no day. */
export function parseDay(day: string | null | undefined): CalendarDate | null {
  if (!day) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

/** Props of react-aria for the first and the last day that can be chosen, where there are any. */
export function limitsOf(min: string | undefined, max: string | undefined) {
  const [minValue, maxValue] = [parseDay(min), parseDay(max)];
  return { ...(minValue && { minValue }), ...(maxValue && { maxValue }) };
}
