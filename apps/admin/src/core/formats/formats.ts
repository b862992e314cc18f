import { dateFormat, formatDate, formatMoney, formatUnitPrice } from '@derrick/domain/format';

/** A company's settings for times, weeks, distances and money. Missing settings use the defaults. */
export interface CompanyLocale {
  /** IANA time zone name. */
  timeZone?: string | null | undefined;
  /** ISO 4217 code. */
  currency?: string | null | undefined;
  weekStart?: string | null | undefined;
  hourCycle?: string | null | undefined;
  distanceUnit?: string | null | undefined;
}

const firstDays: Readonly<Partial<Record<string, string>>> = {
  MONDAY: 'fw-mon',
  SUNDAY: 'fw-sun',
  SATURDAY: 'fw-sat',
};
const clocks: Readonly<Partial<Record<string, string>>> = { h12: 'hc-h12', h23: 'hc-h23' };

/**
 * Returns the BCP 47 extension for a company's first day of the week and clock, such as `-u-fw-mon-hc-h23`. Formatters
 * and calendars of a locale with it follow both settings. Source: UTS 35, keys "fw" and "hc".
 */
export function localeExtension({ weekStart, hourCycle }: CompanyLocale): string {
  const keys = [firstDays[weekStart ?? ''], clocks[hourCycle ?? '']].filter((key) => key !== undefined);
  return keys.length > 0 ? `-u-${keys.join('-')}` : '';
}

/** Formats dates, times and money with a company's settings. */
export interface Formats {
  /** BCP 47 tag of the user's language, with the company's first day of the week and clock. */
  locale: string;
  /** IANA time zone name; undefined means the browser's time zone. */
  timeZone: string | undefined;
  /** ISO 4217 code used by tickets and the price book. Each invoice has its own. */
  currency: string;
  distanceUnit: 'mi' | 'km';
  /** Formats the day of an ISO 8601 timestamp or date: `Jan 05, 2025`. */
  date(iso: string): string;
  /** Formats day and time of an ISO 8601 timestamp. `long` writes the full month name; `medium` includes seconds. */
  moment(iso: string, style?: 'short' | 'medium' | 'long'): string;
  /** Formats a time of day, `HH:mm` with or without seconds: `7:05 PM` or `19:05`. */
  time(time: string): string;
  /** Formats the time of day of an ISO 8601 timestamp. */
  timeOf(iso: string): string;
  /** Formats an amount in the smallest unit of `currency`. @default the company's currency */
  money(cents: number, currency?: string): string;
  /** Formats a unit price, with one more decimal than amounts if it needs it: `$0.655`. */
  unitPrice(cents: number, currency?: string): string;
  /** Returns the calendar day in the company's time zone as `YYYY-MM-DD`. */
  dayOf(time: Date): string;
}

const momentStyles = {
  short: { dateStyle: 'medium', timeStyle: 'short' },
  medium: { dateStyle: 'medium', timeStyle: 'medium' },
  long: { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function createFormats(locale: string, company: CompanyLocale): Formats {
  const timeZone = company.timeZone ?? undefined;
  const currency = company.currency ?? 'USD';
  const zone = timeZone === undefined ? {} : { timeZone };
  return {
    locale,
    timeZone,
    currency,
    distanceUnit: company.distanceUnit === 'km' ? 'km' : 'mi',
    date: (iso) => formatDate(iso, locale, timeZone),
    moment: (iso, style = 'short') =>
      dateFormat(locale, { ...momentStyles[style], ...zone }).format(new Date(iso)),
    time(time) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
      return format.format(Date.UTC(1970, 0, 1, hours, minutes));
    },
    timeOf: (iso) => dateFormat(locale, { timeStyle: 'short', ...zone }).format(new Date(iso)),
    money: (cents, moneyCurrency = currency) => formatMoney(cents, locale, moneyCurrency),
    unitPrice: (cents, priceCurrency = currency) => formatUnitPrice(cents, locale, priceCurrency),
    dayOf(time) {
      // Built from parts: WebKit with the system's locale data formats no locale's date as `2026-11-21`.
      const format = dateFormat('en-US-u-ca-gregory-nu-latn', {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        ...zone,
      });
      const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
      return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
    },
  };
}
