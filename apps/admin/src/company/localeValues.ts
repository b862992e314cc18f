import type { CompanyLocale, CompanyLocaleInput } from '@derrick/domain/company';
import { invoiceCurrencies } from '@derrick/domain/invoices';

/** Converts the locale settings to form values. */
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

export type LocaleValues = ReturnType<typeof valuesOf>;

/** Converts the form values for the API. */
export const inputOf = ({ currency, ...values }: LocaleValues): CompanyLocaleInput => ({
  ...values,
  currency: invoiceCurrencies.find((one) => one === currency) ?? 'USD',
});
