/** How many of its smallest unit a currency has: 100 cents a dollar, 1 yen, 1000 fils a dinar. */
export const minorUnitsOf = (currency: string): number =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);
