import { UNIT_PRICE_DECIMALS } from './decimals.ts';
import { roundHours } from './hours.ts';
import { numberFormat } from './intl.ts';

/**
 * Returns the number of decimals of a currency: 2 for dollars, 0 for yen, 3 for dinars.
 * @param currency ISO 4217 code
 */
export const decimalsOf = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * Returns the number of smallest units in one unit of a currency: 100 cents per dollar, 1 for yen, 1000 fils per dinar.
 */
export const minorUnitsOf = (currency: string): number => 10 ** decimalsOf(currency);

/** Significant digits of an amount. The binary error of a multiplication is in later digits. */
const AMOUNT_DIGITS = 15;

/**
 * Converts a typed amount, such as dollars, to the smallest unit of its currency. Excess decimals are not rounded: 2.3456
 * dollars become 234.56 cents, which every endpoint rejects.
 * @param currency ISO 4217 code
 */
export const minorAmountOf = (amount: number, currency: string): number =>
  Number((amount * minorUnitsOf(currency)).toPrecision(AMOUNT_DIGITS));

/**
 * Formats an amount given in the smallest unit of its currency (cents, yen or fils) with the decimals of the currency:
 * `$1,234.50`, `¥1,235`. Exact up to a hundred billion dollars.
 * @param currency ISO 4217 code
 */
export const formatMoney = (cents: number, locale: string, currency = 'USD'): string =>
  moneyFormat(locale, currency, decimalsOf(currency)).format(Math.round(cents) / minorUnitsOf(currency) || 0);

/** Returns the number of decimals of unit prices in a currency: 3 for dollars, 1 for yen, 4 for dinars. */
export const unitPriceDecimalsOf = (currency: string): number => decimalsOf(currency) + UNIT_PRICE_DECIMALS;

/**
 * Formats a unit price given in the smallest unit of its currency. The decimal that amounts do not have is shown only if
 * it is not 0: `$0.655`, `$145.00`.
 * @param currency ISO 4217 code
 */
export const formatUnitPrice = (cents: number, locale: string, currency = 'USD'): string =>
  moneyFormat(locale, currency, unitPriceDecimalsOf(currency)).format(cents / minorUnitsOf(currency) || 0);

const moneyFormat = (locale: string, currency: string, maximumFractionDigits: number) =>
  numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits,
    // The Spanish of Spain groups only numbers of five and more digits by default.
    useGrouping: 'always',
  });

/** Formats hours with one decimal and without a unit: `7.5`. */
export const formatHours = (hours: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(roundHours(hours));
