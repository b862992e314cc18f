import { oneLine } from '../format/oneLine.ts';

/** Sections of the company settings. Each has its own form, URL and version. */
export const companySections = [
  'profile',
  'locale',
  'tickets',
  'rates',
  'invoices',
  'people',
  'data',
] as const;

export type CompanySection = (typeof companySections)[number];

/** Maximum lengths here are in UTF-16 code units. */
export const COMPANY_LINE_MAX = 200;
export const COMPANY_ADDRESS_MAX = 500;
export const CODE_PREFIX_MAX = 10;
export const COST_REFERENCE_LABEL_MAX = 40;
export const INVOICE_MAIL_TEXT_MAX = 2000;
export const INVOICE_FOOTER_MAX = 500;

/** Highest value, in hours, of the setting `longShiftHours`: longer work raises a warning. */
export const LONG_SHIFT_HOURS_MAX = 48;

export const MAX_FILE_MEGABYTES_MAX = 1000;

/** Highest value of the setting `invitationDays`. */
export const INVITATION_DAYS_MAX = 30;

/** Highest value of the setting `sessionDays`. */
export const SESSION_DAYS_MAX = 90;

/** Highest minimum password length a company can require. People cannot memorize longer passwords. */
export const PASSWORD_MIN_LENGTH_MAX = 64;

export const MAIL_DOMAINS_MAX = 50;

export const RATES_PER_LEVEL_MAX = 50;

/** Default days after the due date on which the customer is reminded. */
export const REMINDER_DAYS_DEFAULT: readonly number[] = [0, 7, 21];
export const REMINDER_DAYS_MAX = 365;
export const REMINDERS_MAX = 6;

/** Rounding of hours: to a tenth of an hour, or to the minute. */
export const hourRoundings = ['TENTHS', 'MINUTES'] as const;

export type HourRounding = (typeof hourRoundings)[number];

/** Users who need a second factor. Admins include super admins. */
export const secondFactorRules = ['NOBODY', 'ADMINS', 'EVERYBODY'] as const;

export type SecondFactorRule = (typeof secondFactorRules)[number];

/** Retention periods of the audit log in months. The alternative, null, keeps events forever. */
export const auditMonths = [12, 24, 84] as const;

export type AuditMonths = (typeof auditMonths)[number];

/**
 * Checks the prefix of ticket codes: letters, digits and `- / . _`. The last character cannot be a digit, because it
 * would run into the number.
 */
export function validateCodePrefix(value: string): 'codePrefixRequired' | 'codePrefixInvalid' | undefined {
  const prefix = value.trim();
  if (prefix === '') return 'codePrefixRequired';
  const isRight = prefix.length <= CODE_PREFIX_MAX && /^[A-Za-z0-9\-/._]*[A-Za-z\-/._]$/.test(prefix);
  return isRight ? undefined : 'codePrefixInvalid';
}

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Checks the domain of an email address, such as `derrick.example`. */
export const validateMailDomain = (value: string): 'mailDomainInvalid' | undefined =>
  DOMAIN.test(value.trim().toLowerCase()) ? undefined : 'mailDomainInvalid';

/**
 * Returns true if the email address belongs to one of the domains or their subdomains. If no domains are given, all
 * addresses are allowed.
 */
export function isMailAllowed(email: string, domains: readonly string[]): boolean {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return (
    domains.length === 0 || domains.some((allowed) => domain === allowed || domain.endsWith(`.${allowed}`))
  );
}

/** Checks a web address. It may be blank, and the protocol is optional. */
export function validateWebsite(value: string): 'websiteInvalid' | undefined {
  const address = oneLine(value);
  if (address === '') return undefined;
  const parsed = URL.parse(/^[a-z]+:/i.test(address) ? address : `https://${address}`);
  const isRight =
    parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.hostname.includes('.') && !parsed.username;
  return isRight && address.length <= COMPANY_LINE_MAX ? undefined : 'websiteInvalid';
}

/** The hourly rate of a level from a given day, in the smallest unit of the currency. */
export interface LevelRate {
  /** `YYYY-MM-DD`, or null for the first rate, valid on all days before the next one. */
  from: string | null;
  workCents: number;
  /** Null bills travel at the rate of work. */
  travelCents: number | null;
  /** Null bills overtime at the rate of work times the company's factor. */
  overtimeCents?: number | null | undefined;
  /** Null leaves standby hours without a price. */
  standbyCents?: number | null | undefined;
}

/** Limits of the overtime thresholds, in hours. */
export const OVERTIME_DAILY_MAX = 24;
export const OVERTIME_WEEKLY_MAX = 168;
/** Limits of the factor by which the rate of work is multiplied for overtime. */
export const OVERTIME_FACTOR_MIN = 1;
export const OVERTIME_FACTOR_MAX = 5;
export const OVERTIME_FACTOR_DEFAULT = 1.5;

/**
 * Finds the rate valid on a day: the latest one that starts on or before it.
 * @param day `YYYY-MM-DD`
 */
export function rateOn<Rate extends Pick<LevelRate, 'from'>>(
  rates: readonly Rate[],
  day: string,
): Rate | undefined {
  return rates
    .filter(({ from }) => from === null || from <= day)
    .reduce<Rate | undefined>(
      (latest, rate) => (latest === undefined || (rate.from ?? '') >= (latest.from ?? '') ? rate : latest),
      undefined,
    );
}
