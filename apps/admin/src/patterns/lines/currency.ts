import { minorAmountOf, minorUnitsOf } from '../../core/formats/index.ts';

/**
 * Reads a typed amount, such as dollars, in the smallest unit of its currency. It is no whole number if more decimals are
 * typed than the currency has.
 */
export const centsOf = (amount: number | null, currency: string): number | null =>
  amount === null ? null : minorAmountOf(amount, currency);

/** Writes an amount of the smallest unit of its currency as a field takes it. */
export const fullUnits = (cents: number | null | undefined, currency: string): number | null =>
  cents === null || cents === undefined ? null : cents / minorUnitsOf(currency);

/** Returns a price that can be added up; null for a price with more decimals than its currency has. */
export const wholeCents = (cents: number | null): number | null => (Number.isInteger(cents) ? cents : null);
