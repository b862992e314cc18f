const MINUTES_OF_DAY = 24 * 60;

function minuteOfDay(time: string | null | undefined): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/**
 * Counts the minutes from one `HH:mm` to another: an end earlier than the start is on the next day, equal times are
 * none. Null while either is missing or no time of day.
 */
export function minutesBetween(
  start: string | null | undefined,
  end: string | null | undefined,
): number | null {
  const from = minuteOfDay(start);
  const to = minuteOfDay(end);
  return from === null || to === null ? null : (to - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;
}

/** Counts the hours from one `HH:mm` to another as `minutesBetween` does, rounded to one decimal. */
export function hoursBetween(
  start: string | null | undefined,
  end: string | null | undefined,
): number | null {
  const minutes = minutesBetween(start, end);
  return minutes === null ? null : roundHours(minutes / 60);
}

/** Rounds hours to one decimal, halves away from zero, as one would on paper: 8.45 is 8.5. */
export function roundHours(hours: number): number {
  // 8.45 * 10 is 84.49999999999999 in binary; twelve digits undo that before the rounding.
  const tenths = Math.round(Number((Math.abs(hours) * 10).toPrecision(12)));
  return tenths === 0 ? 0 : (Math.sign(hours) * tenths) / 10;
}

/** Writes minutes as `Xh Ym`, `Xh` or `Ym`; none is `0m`. Parts of a minute are rounded. */
export function formatDuration(minutes: number): string {
  const total = Math.round(minutes);
  const hours = Math.trunc(total / 60);
  const rest = total % 60;
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}
