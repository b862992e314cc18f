// Does not import superstruct, because code that runs before any data is loaded uses these checks.

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true if the value is an id of the contract: a UUID of any version. */
export const isUuid = (value: string): boolean => UUID.test(value);

/** Returns true if the value is an existing calendar day, as `YYYY-MM-DD`. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // `Date` reads February 30 as a day in March.
  return value >= '0001' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/**
 * Returns true if the value is the name of an IANA time zone. Offsets are rejected: PostgreSQL reads the sign of `+05:00`
 * the opposite way from ECMAScript.
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
