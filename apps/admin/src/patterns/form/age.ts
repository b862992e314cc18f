import type { Translate } from '../../core/i18n/messages.ts';

const MINUTE = 60_000;
const steps = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** Writes how long ago something was, in the largest unit that it fills: `5 minutes ago`, `yesterday`, `just now`. */
export function age(then: number, now: number, locale: string, t: Translate): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // A clock that was set back since then does not show a time in the future.
  const passed = Math.max(0, now - then);
  for (const [unit, length] of steps) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return t('common.justNow');
}
