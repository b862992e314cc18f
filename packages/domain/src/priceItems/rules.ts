import { wrongFields } from '../contract/fieldErrors.ts';
import { oneLine } from '../format/oneLine.ts';

/** In UTF-16 code units. */
export const PRICE_ITEM_NAME_MAX = 200;

/** A million dollars for one: beyond, somebody has slipped. In the smallest unit of the currency. */
export const UNIT_PRICE_MAX_CENTS = 100_000_000;

/** Checks the name of an item of the price book. */
export function validatePriceItemName(value: string): 'itemNameRequired' | 'nameTooLong' | undefined {
  const name = oneLine(value);
  if (name === '') return 'itemNameRequired';
  return name.length > PRICE_ITEM_NAME_MAX ? 'nameTooLong' : undefined;
}

/** Checks the form of an item; its price is in the smallest unit of the currency, null while nothing is typed. */
export function validatePriceItem({ name, unitPriceCents }: { name: string; unitPriceCents: number | null }) {
  const isPrice = unitPriceCents !== null && unitPriceCents >= 0 && unitPriceCents <= UNIT_PRICE_MAX_CENTS;
  const decimals = Number.isInteger(unitPriceCents) ? undefined : 'tooManyDecimals';
  return wrongFields({
    name: validatePriceItemName(name),
    unitPriceCents: isPrice ? decimals : 'priceInvalid',
  });
}
