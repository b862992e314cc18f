import { array, type Infer, integer, string, type } from 'superstruct';
import { refusalOf } from '../contract/refusal.ts';
import { errorCodes } from '../http/errorCodes.ts';

/**
 * Accepted ways to change the currency of existing amounts. `KEEP_NUMBERS` keeps the number of each amount in the new
 * currency, without an exchange rate and rounded to its decimals: 73.33 euros become 73 yen.
 */
export const currencyChanges = ['KEEP_NUMBERS'] as const;

/** The consequences of another currency for the amounts of a company: rates, price book, tickets and drafts. */
export const currencyChangePreviewStruct = type({
  /** The number of all amounts. */
  amounts: integer(),
  /** The number of amounts that lose decimals. */
  rounded: integer(),
  /** A few of the amounts, those that lose decimals first, in the smallest unit of the old and the new currency. */
  examples: array(type({ label: string(), before: integer(), after: integer() })),
});

export type CurrencyChangePreview = Infer<typeof currencyChangePreviewStruct>;

/**
 * Reads the consequences of another currency from the error of a change that was rejected because it did not say what
 * becomes of the amounts; undefined for another error.
 */
export const currencyChangePreviewOf = (error: unknown): CurrencyChangePreview | undefined =>
  refusalOf(error, [errorCodes.currencyChangeUnconfirmed], currencyChangePreviewStruct);
