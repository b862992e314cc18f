import { oneLine } from '../format/oneLine.ts';

/** The parts of a company's settings, each with a form, an address and a version of its own. */
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

/** In UTF-16 units, like all lengths here. */
export const COMPANY_LINE_MAX = 200;
export const COMPANY_ADDRESS_MAX = 500;
export const CODE_PREFIX_MAX = 10;
export const COST_REFERENCE_LABEL_MAX = 40;
export const INVOICE_MAIL_TEXT_MAX = 2000;
export const INVOICE_FOOTER_MAX = 500;

/** The most hours that a company can set as those above which work is asked about. */
export const LONG_SHIFT_HOURS_MAX = 48;

export const MAX_FILE_MEGABYTES_MAX = 1000;

/** The most days for which the link of an invitation can work. */
export const INVITATION_DAYS_MAX = 30;

/** Days after which everybody signs in anew, however often they come. */
export const SESSION_DAYS_MAX = 90;

/** The most that a company can ask of a new password; nobody types more by heart. */
export const PASSWORD_MIN_LENGTH_MAX = 64;

export const MAIL_DOMAINS_MAX = 50;

export const RATES_PER_LEVEL_MAX = 50;

/** Days after the due day on which a customer is reminded, unless the company says otherwise. */
export const REMINDER_DAYS_DEFAULT: readonly number[] = [0, 7, 21];
export const REMINDER_DAYS_MAX = 365;
export const REMINDERS_MAX = 6;

/** How hours are counted: to a tenth of an hour, or to the minute. */
export const hourRoundings = ['TENTHS', 'MINUTES'] as const;

export type HourRounding = (typeof hourRoundings)[number];

/** Whom the company asks for a second factor; administrators include super administrators. */
export const secondFactorRules = ['NOBODY', 'ADMINS', 'EVERYBODY'] as const;

export type SecondFactorRule = (typeof secondFactorRules)[number];

/** Months for which entries of the audit log can be kept, besides for ever. */
export const auditMonths = [12, 24, 84] as const;

export type AuditMonths = (typeof auditMonths)[number];

/**
 * Checks how the codes of new tickets begin: letters, digits and `- / . _`, without a digit at its end, which could not
 * be told from the number.
 */
export function validateCodePrefix(value: string): 'codePrefixRequired' | 'codePrefixInvalid' | undefined {
  const prefix = value.trim();
  if (prefix === '') return 'codePrefixRequired';
  const isRight = prefix.length <= CODE_PREFIX_MAX && /^[A-Za-z0-9\-/._]*[A-Za-z\-/._]$/.test(prefix);
  return isRight ? undefined : 'codePrefixInvalid';
}

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Checks the part of e-mail addresses after the `@`, such as `derrick.example`. */
export const validateMailDomain = (value: string): 'mailDomainInvalid' | undefined =>
  DOMAIN.test(value.trim().toLowerCase()) ? undefined : 'mailDomainInvalid';

/** Accepts an e-mail address that belongs to one of the domains, or to a subdomain; without domains, every one. */
export function isMailAllowed(email: string, domains: readonly string[]): boolean {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return domains.length === 0 || domains.some((one) => domain === one || domain.endsWith(`.${one}`));
}

/** Checks a web address: blank, or `https://derrick.example`, with the protocol left out or not. */
export function validateWebsite(value: string): 'websiteInvalid' | undefined {
  const address = oneLine(value);
  if (address === '') return undefined;
  const parsed = URL.parse(/^[a-z]+:/i.test(address) ? address : `https://${address}`);
  const isRight =
    parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.hostname.includes('.') && !parsed.username;
  return isRight && address.length <= COMPANY_LINE_MAX ? undefined : 'websiteInvalid';
}

/** What an hour of a level costs from a day on, in the smallest unit of the currency. */
export interface LevelRate {
  /** `YYYY-MM-DD`; null for the rate of all days before the others. */
  from: string | null;
  workCents: number;
  /** Null bills travel like work. */
  travelCents: number | null;
}

/**
 * Finds the rate of a day: the one that began last.
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
