import { dateFormat } from './intl.ts';

/**
 * Formats the day of an ISO 8601 time: `Jan 05, 2025` in English, `05 ene 2025` in Spanish and other languages. The day
 * is in the browser's time zone or in `timeZone` (IANA). A date without a time is not converted. Returns an empty string
 * for an invalid date.
 */
export function formatDate(iso: string, locale: string, timeZone?: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const isDayOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const zone = isDayOnly ? 'UTC' : timeZone;
  const parts = dateFormat(locale, {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    ...(zone !== undefined && { timeZone: zone }),
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  // Some versions of the locale data put a dot after an abbreviated month, or `de` between the parts.
  const month = part('month').replace(/\.$/, '');
  return locale.startsWith('en')
    ? `${month} ${part('day')}, ${part('year')}`
    : `${part('day')} ${month} ${part('year')}`;
}
