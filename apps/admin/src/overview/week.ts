import type { WeeklyHours } from '@derrick/domain/overview';
import type { Bar } from '@derrick/ui/BarChart';

/** Writes hours as briefly as they can be: `61`, `7.5`. */
export const writeHours = (hours: number, locale: string): string =>
  hours.toLocaleString(locale, { maximumFractionDigits: 1 });

/** Is the viewer's calendar day as `YYYY-MM-DD`, which Canadian English writes. */
const dayOf = (time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);

/** Makes the bars of a week: weekdays in the reader's language, today's marked. */
export function barsOfWeek({ days }: WeeklyHours, locale: string, now: Date): Bar[] {
  // A calendar day is no moment: without a zone of its own it could turn into the day before.
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const today = dayOf(now);
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
