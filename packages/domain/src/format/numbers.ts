import { roundHours } from './hours.ts';
import { numberFormat } from './intl.ts';

/**
 * Writes an amount in the smallest unit of its currency, cents, yen or fils, with the decimals of the currency: `$1,234.50`,
 * `¥1,235`. Exact up to a hundred billion dollars.
 * @param currency ISO 4217
 */
export function formatMoney(cents: number, locale: string, currency = 'USD'): string {
  const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(Math.round(cents) / 10 ** decimals || 0);
}

/** Writes hours with one decimal and no unit: `7.5`. */
export const formatHours = (hours: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(roundHours(hours));
