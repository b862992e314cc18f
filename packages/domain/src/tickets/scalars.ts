import { refine, string } from 'superstruct';
import { isCalendarDay, isUuid } from './shapes.ts';

/** Is an id of the contract, of any UUID version. */
export const uuid = refine(string(), 'idInvalid', (value) => isUuid(value) || 'idInvalid');

/** Is a day that the calendar has, as `YYYY-MM-DD`. */
export const calendarDay = refine(string(), 'dateInvalid', (value) => isCalendarDay(value) || 'dateInvalid');

/** Is a time of day as `HH:mm`, 24 hours. */
export const timeOfDay = refine(
  string(),
  'timeInvalid',
  (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || 'timeInvalid',
);
