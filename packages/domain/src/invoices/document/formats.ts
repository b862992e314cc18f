import { formatDate } from '../../format/dates.ts';
import { numberFormat } from '../../format/intl.ts';
import { decimalsOf, formatMoney, unitPriceDecimalsOf } from '../../format/numbers.ts';
import type { InvoiceLanguage } from '../billed.ts';

/** Formats the numbers and days of one document. */
export interface DocumentFormats {
  /** BCP 47 tag of the document. */
  locale: string;
  /** Formats an amount with the currency symbol: `$1,234.50`. */
  money(cents: number): string;
  /** Formats an amount for a column, with the decimals of the currency and without its symbol: `1,234.50`. */
  plain(cents: number): string;
  /** Formats a unit price for a column, with the decimals that `formatUnitPrice` shows: `0.655`. */
  unitPrice(cents: number): string;
  /** Formats a number with up to three decimals: `7.5`. */
  quantity(value: number): string;
  percent(value: number): string;
  day(iso: string): string;
}

/**
 * Returns the locale of a document. The conventions of Spanish differ by country: `1.234,50 €` in Spain, `$1,234.50` in
 * Mexico. English documents always use those of the United States, which the English-speaking countries share.
 * @param country ISO 3166 code
 */
export const documentLocale = (language: InvoiceLanguage, country: string | null): string =>
  language === 'es' ? `es-${country ?? 'US'}` : 'en-US';

/** @param currency ISO 4217 code */
export function documentFormats(locale: string, currency: string): DocumentFormats {
  const decimals = decimalsOf(currency);
  const numbers = (maximumFractionDigits: number) =>
    numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits, useGrouping: 'always' });
  const plain = numbers(decimals);
  const unitPrice = numbers(unitPriceDecimalsOf(currency));
  const quantity = numberFormat(locale, { maximumFractionDigits: 3, useGrouping: 'always' });
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  return {
    locale,
    money: (cents) => formatMoney(cents, locale, currency),
    plain: (cents) => plain.format(cents / 10 ** decimals || 0),
    unitPrice: (cents) => unitPrice.format(cents / 10 ** decimals || 0),
    quantity: (value) => quantity.format(value || 0),
    percent: (value) => percent.format(value / 100),
    day: (iso) => formatDate(iso, locale),
  };
}
