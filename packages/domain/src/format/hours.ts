const MINUTES_OF_DAY = 24 * 60;

function minuteOfDay(time: string | null | undefined): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/**
 * Returns the minutes from one `HH:mm` to another. An end before the start is on the next day, and equal times give 0.
 * Returns null if either time is missing or invalid.
 */
export function minutesBetween(
  start: string | null | undefined,
  end: string | null | undefined,
): number | null {
  const from = minuteOfDay(start);
  const to = minuteOfDay(end);
  return from === null || to === null ? null : (to - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;
}

/** Returns the hours from one `HH:mm` to another, rounded to one decimal. See `minutesBetween`. */
export function hoursBetween(
  start: string | null | undefined,
  end: string | null | undefined,
): number | null {
  const minutes = minutesBetween(start, end);
  return minutes === null ? null : roundHours(minutes / 60);
}

/**
 * Returns the paid minutes of work: those between start and end without break and standby, and never less than 0. Returns
 * null if either time is missing or invalid.
 * @param breakMinutes unpaid break within the work time
 * @param standbyHours hours on call within the work time, which are billed separately
 */
export function paidMinutes(
  start: string | null | undefined,
  end: string | null | undefined,
  breakMinutes: number,
  standbyHours = 0,
): number | null {
  const minutes = minutesBetween(start, end);
  return minutes === null ? null : Math.max(0, minutes - breakMinutes - Math.round(standbyHours * 60));
}

/** Returns the paid hours of work, rounded to one decimal. See `paidMinutes`. */
export function paidHours(
  start: string | null | undefined,
  end: string | null | undefined,
  breakMinutes: number,
  standbyHours = 0,
): number | null {
  const minutes = paidMinutes(start, end, breakMinutes, standbyHours);
  return minutes === null ? null : roundHours(minutes / 60);
}

/** Rounds hours to one decimal, halves away from zero: 8.45 is 8.5. */
export function roundHours(hours: number): number {
  // 8.45 * 10 is 84.49999999999999 in binary. Reducing it to twelve digits first removes that error.
  const tenths = Math.round(Number((Math.abs(hours) * 10).toPrecision(12)));
  return tenths === 0 ? 0 : (Math.sign(hours) * tenths) / 10;
}

/** Formats minutes as `Xh Ym`, `Xh` or `Ym`. Fractions of a minute are rounded, and zero is `0m`. */
export function formatDuration(minutes: number): string {
  const total = Math.round(minutes);
  const hours = Math.trunc(total / 60);
  const rest = total % 60;
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}
