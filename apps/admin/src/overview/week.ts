import { dateFormat, numberFormat } from '@derrick/domain/format';
import type { WeeklyHours } from '@derrick/domain/overview';
import type { Bar } from '@derrick/ui/BarChart';

/** Formats hours with at most one decimal: `61`, `7.5`. */
export const writeHours = (hours: number, locale: string): string =>
  numberFormat(locale, { maximumFractionDigits: 1 }).format(hours);

/**
 * Creates the bars of a week, with localized weekdays and a mark on today.
 * @param today `YYYY-MM-DD`
 */
export function barsOfWeek({ days }: WeeklyHours, locale: string, today: string): Bar[] {
  // A calendar day has no time zone: formatted in the viewer's, it could become the day before.
  const short = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = dateFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return days.map(({ date, hours }) => {
    const time = Date.parse(date);
    return {
      id: date,
      label: short.format(time),
      longLabel: long.format(time),
      value: hours,
      isCurrent: date === today,
    };
  });
}
