import { enums, type Infer, object, optional } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageFields, SEARCH_MAX } from '../contract/pageQuery.ts';
import { calendarDay, searchText } from '../contract/scalars.ts';
import { priceItemStruct } from './schema.ts';

/** Sort orders of the price book. The default is by name, and the only one for users who cannot see prices. */
export const priceItemSorts = ['name', '-name', 'unitPriceCents', '-unitPriceCents'] as const;

export const priceItemQueryStruct = object({
  ...pageFields,
  sort: optional(enums(priceItemSorts)),
  /** Name of the customer whose prices replace those of the price book. */
  customer: optional(searchText(SEARCH_MAX)),
  /** Day of the customer's prices. Without it, those of today. */
  day: optional(calendarDay),
});

export type PriceItemQuery = Infer<typeof priceItemQueryStruct>;

export const listPriceItems = endpoint({
  method: 'GET',
  path: '/price-item',
  summary:
    'Lists the items of the price book by name, without retired ones. Prices only for users who see them.',
  permission: 'tickets:write',
  query: priceItemQueryStruct,
  reply: pageOf(priceItemStruct),
  reads: ['priceItems', 'customerPrices'],
});
