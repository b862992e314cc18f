import type { HourCycle } from '@derrick/domain/format';
import { type Language, localeOf } from '../platform/language.ts';

/**
 * Formats a time of day in the company's format: `10:00 PM` or `22:00`.
 * @param time `HH:mm`, with or without seconds
 */
export function timeOfDay(time: string | null, language: Language, hourCycle: HourCycle): string | null {
  if (time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Intl.DateTimeFormat(localeOf[language], {
    hour: hourCycle === 'h23' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle,
    timeZone: 'UTC',
  })
    .format(Date.UTC(1970, 0, 1, hours, minutes))
    .replace(/\s/g, ' ');
}
