import { boolean, defaulted, enums, type Infer, number, object, optional, string, type } from 'superstruct';
import { unitPriceBetween, validatedString } from '../contract/scalars.ts';
import { oneLine } from '../format/oneLine.ts';
import { lineUnits } from '../tickets/index.ts';
import { UNIT_PRICE_MAX_CENTS, validatePriceItemName } from './rules.ts';

/** An item of the price book, used as a template for lines of tickets and invoices. */
export const priceItemStruct = type({
  id: string(),
  name: string(),
  unit: enums(lineUnits),
  /**
   * Price in the smallest unit of the currency, with up to one decimal: 65.5 cents. Absent if the user cannot see prices.
   */
  unitPriceCents: optional(number()),
  taxable: boolean(),
});

export type PriceItem = Infer<typeof priceItemStruct>;

const name = validatedString('itemName', validatePriceItemName, oneLine);
const unitPriceCents = unitPriceBetween(0, UNIT_PRICE_MAX_CENTS, 'priceInvalid');

/** The body of `POST /price-item`. Parse it with `create`, which cleans up the name. */
export const priceItemInputStruct = object({
  name,
  unit: defaulted(enums(lineUnits), 'ea'),
  unitPriceCents,
  taxable: defaulted(boolean(), true),
});

export type PriceItemInput = Infer<typeof priceItemInputStruct>;

/** The body of `PUT /price-item/{id}`. Omitted fields do not change. */
export const priceItemChangesStruct = object({
  name: optional(name),
  unit: optional(enums(lineUnits)),
  unitPriceCents: optional(unitPriceCents),
  taxable: optional(boolean()),
});

export type PriceItemChanges = Infer<typeof priceItemChangesStruct>;
