import { defaulted, enums, type Infer, nullable, number, object, string, type } from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { calendarDay, unitPriceBetween, uuid } from '../contract/scalars.ts';
import { lineUnits } from '../tickets/index.ts';
import { UNIT_PRICE_MAX_CENTS } from './rules.ts';

/** The price of an item for one customer during a period. It replaces the price of the price book. */
export const customerPriceStruct = type({
  id: string(),
  customerId: string(),
  priceItemId: string(),
  /** Name of the item. */
  name: string(),
  /** Unit of the item. */
  unit: enums(lineUnits),
  /** In the smallest unit of the currency, with up to one decimal. */
  unitPriceCents: number(),
  /** First day, `YYYY-MM-DD`. */
  from: string(),
  /** Last day, `YYYY-MM-DD`. Null if the price has no end. */
  until: nullable(string()),
});

export type CustomerPrice = Infer<typeof customerPriceStruct>;

const fields = {
  unitPriceCents: unitPriceBetween(0, UNIT_PRICE_MAX_CENTS, 'priceInvalid'),
  from: calendarDay,
  until: defaulted(nullable(calendarDay), null),
};

/** Period of a price. Both days are included; without `until` it has no end. */
export interface PricePeriod {
  from: string;
  until: string | null;
}

/** Returns the message key of a period that ends before it starts. */
export const validatePricePeriod = ({ from, until }: PricePeriod): 'untilBeforeFrom' | undefined =>
  until !== null && until < from ? 'untilBeforeFrom' : undefined;

const periodError = (period: PricePeriod, { path }: { path: readonly string[] }) => {
  const message = validatePricePeriod(period);
  return message === undefined || { path: [...path, 'until'], message };
};

/** The body of `POST /customer-price`. */
export const customerPriceInputStruct = objectRule(
  object({ customerId: uuid, priceItemId: uuid, ...fields }),
  'customerPrice',
  periodError,
);

export type CustomerPriceInput = Infer<typeof customerPriceInputStruct>;

/** The body of `PUT /customer-price/{id}`. Customer and item stay. */
export const customerPriceChangesStruct = objectRule(object(fields), 'customerPriceChanges', periodError);

export type CustomerPriceChanges = Infer<typeof customerPriceChangesStruct>;
