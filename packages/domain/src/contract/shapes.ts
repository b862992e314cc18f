// Without superstruct: for code that looks at values before any data is there.

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Recognises an id of the contract, a UUID of any version. */
export const isUuid = (value: string): boolean => UUID.test(value);

/** Recognises a day that the calendar has, as `YYYY-MM-DD`. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // `Date` takes the 30th of February for a day of March.
  return value >= '0001' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/**
 * Recognises an IANA time zone by its name. Offsets are no names: PostgreSQL reads `+05:00` the other way round than
 * ECMAScript does.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
