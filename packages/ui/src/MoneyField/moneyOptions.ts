/** Maximum decimals that amounts keep, even if the currency has fewer. */
const KEPT_DECIMALS = 8;

/** Formatting options of an amount that is not rounded to the decimals of its currency. */
export const moneyOptions = (currency: string) =>
  ({ style: 'currency', currency, maximumFractionDigits: KEPT_DECIMALS }) as const;
