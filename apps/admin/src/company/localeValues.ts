import type { CompanyLocale, CompanyLocaleInput } from '@derrick/domain/company';
import { invoiceCurrencies } from '@derrick/domain/invoices';

/** Converts the locale settings to form values. */
export const toFormValues = ({
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

export type LocaleValues = ReturnType<typeof toFormValues>;

/** Converts the form values for the API. */
export const toRequestBody = ({ currency, ...values }: LocaleValues): CompanyLocaleInput => ({
  ...values,
  currency: invoiceCurrencies.find((one) => one === currency) ?? 'USD',
});
