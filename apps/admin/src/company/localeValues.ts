import type { CompanyLocale, CompanyLocaleInput } from '@derrick/domain/company';
import { invoiceCurrencies } from '@derrick/domain/invoices';

/** Reads where the company is into the form. */
export const valuesOf = ({
  timeZone,
  language,
  weekStart,
  hourCycle,
  distanceUnit,
  currency,
}: CompanyLocale) => ({
  timeZone,
  language,
  weekStart,
  hourCycle,
  distanceUnit,
  currency,
});

/** What the form of the locale holds. */
export type LocaleValues = ReturnType<typeof valuesOf>;

/** Writes what is sent. */
export const inputOf = ({ currency, ...values }: LocaleValues): CompanyLocaleInput => ({
  ...values,
  currency: invoiceCurrencies.find((one) => one === currency) ?? 'USD',
});
