import type { HourCycle } from './conventions.ts';
import { dateFormat } from './intl.ts';

/**
 * Formats a time of day: `10:00 PM` or `22:00`.
 * @param time `HH:mm`, with or without seconds
 */
export function formatTimeOfDay(time: string, locale: string, hourCycle: HourCycle): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return dateFormat(locale, {
    hour: hourCycle === 'h23' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle,
    timeZone: 'UTC',
  })
    .format(Date.UTC(1970, 0, 1, hours, minutes))
    .replace(/\s/g, ' ');
}
