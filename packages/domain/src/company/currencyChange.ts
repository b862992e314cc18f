import { array, type Infer, integer, number, string, type } from 'superstruct';
import { errorDataOf } from '../contract/errorData.ts';
import { errorCodes } from '../http/errorCodes.ts';

/**
 * Accepted ways to convert existing amounts when the currency changes. `KEEP_NUMBERS` keeps the number of each amount,
 * without an exchange rate and rounded to the decimals of the new currency: 73.33 euros become 73 yen.
 */
export const currencyChanges = ['KEEP_NUMBERS'] as const;

/** Effects of a currency change on the amounts of a company: rates, price book, tickets and drafts. */
export const currencyChangePreviewStruct = type({
  /** Number of all amounts. */
  amounts: integer(),
  /** Number of amounts that lose decimals. */
  rounded: integer(),
  /** A few amounts in the smallest unit of the old and the new currency. Amounts that lose decimals come first. */
  examples: array(type({ label: string(), before: number(), after: number() })),
});

export type CurrencyChangePreview = Infer<typeof currencyChangePreviewStruct>;

/**
 * Reads the effects of a currency change from the error of a change rejected because it did not state how to convert the
 * amounts. Returns undefined for another error.
 */
export const currencyChangePreviewOf = (error: unknown): CurrencyChangePreview | undefined =>
  errorDataOf(error, [errorCodes.currencyChangeUnconfirmed], currencyChangePreviewStruct);
