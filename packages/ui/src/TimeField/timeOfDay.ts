const MINUTES_OF_DAY = 24 * 60;

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Formats minutes since midnight as `HH:mm`. Minutes before or after the day wrap around. */
const timeOf = (minutes: number): string => {
  const within = ((minutes % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`;
};

/**
 * Matches hours, minutes, and am or pm, without spaces and dots: `7`, `730`, `7:30`, `7h30`, `1930`, `7p`, `7:30pm`. If
 * there are three digits, the first is the hour.
 */
const TIME = /^(\d{1,2}?)(?:[:h]?(\d{2}))?h?(?:([ap])m?)?$/;

/**
 * Parses a time of day as users type it (`7`, `730`, `7:30 pm`, `19:30`, `7p`, `7.30`, `7 h`) and as any language of the
 * kit formats it. Without am or pm it is a 24-hour time. Returns `HH:mm`, or null if the text is not a time.
 */
export function parseTime(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replace(/(\d)[.,](?=\d)/g, '$1:')
    .replace(/[\s.]/g, '');
  const match = TIME.exec(plain);
  if (!match) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  const half = match[3];
  if (minute > 59) return null;
  if (hour === 24 && minute === 0 && !half) return '00:00';
  if (hour > 23) return null;
  if (!half) return timeOf(hour * 60 + minute);
  // 19:30 pm is 19:30, while 19:30 am and 0:30 pm are contradictory.
  if (half === 'a' ? hour > 12 : hour === 0) return null;
  if (hour > 12) return timeOf(hour * 60 + minute);
  return timeOf(((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string): Intl.DateTimeFormat {
  const cached = formats.get(locale);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
}

const ONE_DAY = '1970-01-01T';

/** Formats `HH:mm` in a locale: `07:30 PM`, `19:30`. Returns '' for null and invalid times. */
export function formatTime(time: string | null, locale: string): string {
  const moment = time === null ? Number.NaN : Date.parse(`${ONE_DAY}${time}:00Z`);
  if (Number.isNaN(moment)) return '';
  // Some versions of the locale data use narrow no-break spaces, which users cannot type.
  return formatOf(locale).format(moment).replace(/\s/g, ' ');
}

/** Returns the locale's name of am or pm for a time `HH:mm`; undefined without a time and in a locale with 24 hours. */
export function halfOf(time: string | null, locale: string): string | undefined {
  const moment = time === null ? Number.NaN : Date.parse(`${ONE_DAY}${time}:00Z`);
  if (Number.isNaN(moment)) return undefined;
  return formatOf(locale)
    .formatToParts(moment)
    .find(({ type }) => type === 'dayPeriod')?.value;
}

/**
 * Lists the times of a day as `HH:mm`, at an interval of `step` minutes. The list starts at `start` and wraps around
 * midnight.
 */
export function timesOfDay(start: string, step: number): string[] {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const first = hour * 60 + minute;
  return Array.from({ length: MINUTES_OF_DAY / step }, (_, index) => timeOf(first + index * step));
}

/**
 * Moves a time `HH:mm` to the next multiple of `step` minutes, or to the previous multiple if `step` is negative. A step
 * of full hours keeps the minutes. Wraps at midnight.
 */
export function stepTime(time: string, step: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minute;
  const size = Math.abs(step);
  const moved = step > 0 ? Math.floor(minutes / size) + 1 : Math.ceil(minutes / size) - 1;
  // A step of full hours keeps the minutes: 7:20 plus an hour is 8:20.
  return timeOf(size % 60 === 0 ? minutes + step : moved * size);
}
