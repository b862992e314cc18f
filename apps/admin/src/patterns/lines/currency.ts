import { isUnitPrice } from '@derrick/domain/format';
import { minorAmountOf, minorUnitsOf } from '../../core/formats/index.ts';

/**
 * Converts a typed amount, such as dollars, to the smallest unit of its currency. The result is not an integer if the
 * amount has more decimals than the currency.
 */
export const centsOf = (amount: number | null, currency: string): number | null =>
  amount === null ? null : minorAmountOf(amount, currency);

/** Converts an amount in the smallest unit of its currency to the value of an amount field. */
export const majorAmount = (cents: number | null | undefined, currency: string): number | null =>
  cents === null || cents === undefined ? null : cents / minorUnitsOf(currency);

/** Returns the amount if it is an integer; null for an amount with more decimals than its currency. */
export const integerCents = (cents: number | null): number | null => (Number.isInteger(cents) ? cents : null);

/** Returns the unit price; null for a price with more decimals than unit prices have. */
export const unitPriceOf = (cents: number | null): number | null =>
  cents !== null && isUnitPrice(cents) ? cents : null;
