import { roundHours } from './hours.ts';
import { numberFormat } from './intl.ts';

/** Writes integer cents as dollars: `$1,234.50`. Exact up to a hundred billion dollars. */
export const formatMoney = (cents: number, locale: string): string =>
  numberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
    Math.round(cents) / 100 || 0,
  );

/** Writes hours with one decimal and no unit: `7.5`. */
export const formatHours = (hours: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(roundHours(hours));
