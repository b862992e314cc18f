const MINUTE = 60_000;
const steps = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** Formats the time since `then` in the largest unit that fits: `5 minutes ago`, `yesterday`, `this minute`. */
export function age(then: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Avoids a time in the future if the clock was set back.
  const passed = Math.max(0, now - then);
  for (const [unit, length] of steps) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  // "this minute" instead of `now`, which does not fit into a sentence.
  return format.format(0, 'minute');
}
