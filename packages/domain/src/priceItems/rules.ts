import { definedErrors } from '../contract/fieldErrors.ts';
import { isUnitPrice } from '../format/decimals.ts';
import { oneLine } from '../format/oneLine.ts';

/** Maximum length in UTF-16 code units. */
export const PRICE_ITEM_NAME_MAX = 200;

/**
 * Maximum unit price in the smallest unit of the currency: a million dollars. A higher value is probably a typing error.
 */
export const UNIT_PRICE_MAX_CENTS = 100_000_000;

export function validatePriceItemName(value: string): 'itemNameRequired' | 'nameTooLong' | undefined {
  const name = oneLine(value);
  if (name === '') return 'itemNameRequired';
  return name.length > PRICE_ITEM_NAME_MAX ? 'nameTooLong' : undefined;
}

/**
 * Checks the form of a price item. The price is in the smallest unit of the currency, with up to one decimal, or null
 * while the field is empty.
 */
export function validatePriceItem({ name, unitPriceCents }: { name: string; unitPriceCents: number | null }) {
  const isPrice = unitPriceCents !== null && unitPriceCents >= 0 && unitPriceCents <= UNIT_PRICE_MAX_CENTS;
  const decimals = isPrice && !isUnitPrice(unitPriceCents) ? 'tooManyDecimals' : undefined;
  return definedErrors({
    name: validatePriceItemName(name),
    unitPriceCents: isPrice ? decimals : 'priceInvalid',
  });
}
