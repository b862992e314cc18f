/**
 * Decimals of a unit price in the smallest unit of its currency. One more decimal than amounts have: $0.655 for a mile are
 * 65.5 cents, ¥12.5 are 12.5 yen. Amounts of lines are integers.
 */
export const UNIT_PRICE_DECIMALS = 1;

/** Returns true for a number with at most this many decimals. */
export const hasDecimals = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) === value;

/** Returns true for a unit price with at most `UNIT_PRICE_DECIMALS` decimals, in the smallest unit of its currency. */
export const isUnitPrice = (price: number): boolean => hasDecimals(price, UNIT_PRICE_DECIMALS);
