import { formatDate, formatMoney } from '@derrick/domain/format';

/** How a company writes times, weeks, distances and money, as its settings say; what a server leaves out is as before. */
export interface CompanyLocale {
  /** IANA name. */
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
 * The extension of a BCP 47 tag with a company's first day of the week and its clock, such as `-u-fw-mon-hc-h23`: whatever
 * formats in a locale with it, or shows a calendar, follows both. See UTS 35, key "fw" and key "hc".
 */
export function localeExtension({ weekStart, hourCycle }: CompanyLocale): string {
  const keys = [firstDays[weekStart ?? ''], clocks[hourCycle ?? '']].filter((key) => key !== undefined);
  return keys.length > 0 ? `-u-${keys.join('-')}` : '';
}

/** Writes days, times and money as a company does. */
export interface Formats {
  /** BCP 47 tag of the reader's language, with the company's first day of the week and clock. */
  locale: string;
  /** IANA name; undefined where no company says it, for the browser's. */
  timeZone: string | undefined;
  /** ISO 4217 code of tickets and of the price book; invoices have their own. */
  currency: string;
  distanceUnit: 'mi' | 'km';
  /** The day of an ISO 8601 time, or a day of the calendar: `Jan 05, 2025`. */
  date(iso: string): string;
  /** The day and the time of an ISO 8601 time; `long` writes the month in full, `medium` shows seconds. */
  moment(iso: string, style?: 'short' | 'medium' | 'long'): string;
  /** An amount in the smallest unit of a currency, of the company's unless another one is named. */
  money(cents: number, currency?: string): string;
  /** The day of the calendar as `YYYY-MM-DD`. */
  dayOf(time: Date): string;
}

const momentStyles = {
  short: { dateStyle: 'medium', timeStyle: 'short' },
  medium: { dateStyle: 'medium', timeStyle: 'medium' },
  long: { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Makes the formats of a company for a reader. */
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
      new Intl.DateTimeFormat(locale, { ...momentStyles[style], ...zone }).format(new Date(iso)),
    money: (cents, other = currency) => formatMoney(cents, locale, other),
    dayOf(time) {
      // Put together from parts: WebKit with the system's locale data writes no locale's date as `2026-11-21`.
      const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
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
