import { enums, type Infer, object, optional } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { priceItemStruct } from './schema.ts';

/** Sort orders of the price book. The default is by name. */
export const priceItemSorts = ['name', '-name', 'unitPriceCents', '-unitPriceCents'] as const;

export const priceItemQueryStruct = object({ ...pageFields, sort: optional(enums(priceItemSorts)) });

export type PriceItemQuery = Infer<typeof priceItemQueryStruct>;

export const listPriceItems = endpoint({
  method: 'GET',
  path: '/price-item',
  summary: 'Lists the items of the price book by name, without retired ones.',
  permission: 'prices:read',
  query: priceItemQueryStruct,
  reply: pageOf(priceItemStruct),
  reads: ['priceItems'],
});
