import { type CalendarDate, parseDate } from '@internationalized/date';

/** Possible first days of the week in a calendar. */
export const weekDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A day of the week. */
export type WeekDay = (typeof weekDays)[number];

/** Parses a day `YYYY-MM-DD` for react-aria. Returns null for '' and for invalid days. */
export function parseDay(day: string | null | undefined): CalendarDate | null {
  if (!day) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

/** Returns react-aria's props for the first and last selectable day. Missing limits are left out. */
export function limitsOf(min: string | undefined, max: string | undefined) {
  const [minValue, maxValue] = [parseDay(min), parseDay(max)];
  return { ...(minValue && { minValue }), ...(maxValue && { maxValue }) };
}
