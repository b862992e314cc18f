import { define, refine, string } from 'superstruct';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Is an id of the contract, of any UUID version. */
export const uuid = refine(string(), 'idInvalid', (value) => UUID.test(value) || 'idInvalid');

/** Is a day that the calendar has, as `YYYY-MM-DD`. */
export const calendarDay = refine(string(), 'dateInvalid', (value) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'dateInvalid';
  const day = new Date(`${value}T00:00:00Z`);
  // The 30th of February is no error to Date: it becomes a day of March.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  return (exists && value >= '0001') || 'dateInvalid';
});

/** Is a time of day as `HH:mm`, 24 hours. */
export const timeOfDay = refine(
  string(),
  'timeInvalid',
  (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || 'timeInvalid',
);

/** Is a point in time that `Date` can read. */
export const instant = define<string>(
  'instant',
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
);
