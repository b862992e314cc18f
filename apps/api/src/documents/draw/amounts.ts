import { decimalsOf, formatMoney } from '@derrick/domain/format';
import { type Language, localeOf } from '../../platform/language.ts';

/** Formats the numbers of one document. */
export interface Amounts {
  /** Formats an amount with the currency symbol: `$1,234.50`. */
  money(cents: number): string;
  /** Formats an amount for a column, with the decimals of the currency and without its symbol: `1,234.50`. */
  plain(cents: number): string;
  /** Formats a number with up to three decimals: `7.5`. */
  quantity(value: number): string;
  percent(value: number): string;
}

/** @param currency ISO 4217 */
export function amountsIn(language: Language, currency: string): Amounts {
  const locale = localeOf[language];
  const decimals = decimalsOf(currency);
  const plain = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const quantity = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  return {
    money: (cents) => formatMoney(cents, locale, currency),
    plain: (cents) => plain.format(cents / 10 ** decimals || 0),
    quantity: (value) => quantity.format(value || 0),
    percent: (value) => percent.format(value / 100),
  };
}
