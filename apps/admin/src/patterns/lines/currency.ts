import { minorUnitsOf } from '../../app/formats/index.ts';

/** Reads a typed amount, such as dollars, in the smallest unit of its currency. */
export const centsOf = (amount: number | null, currency: string): number | null =>
  amount === null ? null : Math.round(amount * minorUnitsOf(currency));

/** Writes an amount of the smallest unit of its currency as a field takes it. */
export const fullUnits = (cents: number | null | undefined, currency: string): number | null =>
  cents === null || cents === undefined ? null : cents / minorUnitsOf(currency);
