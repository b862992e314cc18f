// Without superstruct, for screens that read these out of an address line before any data is there.

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Tells an id of the contract, of any UUID version. */
export const isUuid = (value: string): boolean => UUID.test(value);

/** Tells a day that the calendar has, as `YYYY-MM-DD`. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // The 30th of February is no error to Date: it becomes a day of March.
  return value >= '0001' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** As many people and customers can be filtered by at once: an address line holds no more. */
export const TICKET_FILTER_IDS_MAX = 100;
