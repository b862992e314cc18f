/** The currency of tickets and of the price book, an ISO 4217 code. */
export const CURRENCY = 'USD';

/** Reads a typed amount, such as dollars, in the smallest unit of the currency. */
export const centsOf = (amount: number | null): number | null =>
  amount === null ? null : Math.round(amount * 100);

/** Writes an amount of the smallest unit as a field takes it. */
export const fullUnits = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : cents / 100;
