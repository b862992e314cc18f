import { roundHours } from './hours.ts';
import { numberFormat } from './intl.ts';

/**
 * Gives how many decimals the amounts of a currency have: 2 of dollars, 0 of yen, 3 of dinars.
 * @param currency ISO 4217
 */
export const decimalsOf = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Gives how many of its smallest unit a currency has: 100 cents a dollar, 1 yen, 1000 fils a dinar. */
export const minorUnitsOf = (currency: string): number => 10 ** decimalsOf(currency);

/** Significant digits of an amount that are kept. The binary error of a multiplication is in later digits. */
const AMOUNT_DIGITS = 15;

/**
 * Converts a typed amount, such as dollars, to the smallest unit of its currency. More decimals than the currency has are
 * not rounded: 2.345 dollars are 234.5 cents, which no call accepts.
 * @param currency ISO 4217
 */
export const minorAmountOf = (amount: number, currency: string): number =>
  Number((amount * minorUnitsOf(currency)).toPrecision(AMOUNT_DIGITS));

/**
 * Writes an amount in the smallest unit of its currency, cents, yen or fils, with the decimals of the currency: `$1,234.50`,
 * `¥1,235`. Exact up to a hundred billion dollars.
 * @param currency ISO 4217
 */
export function formatMoney(cents: number, locale: string, currency = 'USD'): string {
  const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.format(Math.round(cents) / minorUnitsOf(currency) || 0);
}

/** Writes hours with one decimal and no unit: `7.5`. */
export const formatHours = (hours: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(roundHours(hours));
