import { endpoint } from '../contract/endpoint.ts';
import { changedRecord } from '../contract/envelope.ts';
import { priceItemChangesStruct, priceItemInputStruct, priceItemStruct } from './schema.ts';

// Separate from contract.ts, because code that only selects an item does not need these endpoints.

const change = { permission: 'prices:write', changes: ['priceItems'] } as const;

const ofItem = { ...change, path: '/price-item/:id', resource: 'priceItem' } as const;

export const createPriceItem = endpoint({
  ...change,
  method: 'POST',
  path: '/price-item',
  summary: 'Adds an item to the price book. 409 if another item has this name.',
  status: 201,
  body: priceItemInputStruct,
  reply: priceItemStruct,
  creates: 'priceItem',
  isIdempotent: true,
  example: {
    body: { name: 'Light tower rental', unit: 'day', unitPriceCents: 14_500, taxable: true },
  },
});

export const updatePriceItem = endpoint({
  ...ofItem,
  method: 'PUT',
  summary: 'Changes an item for lines added later. Existing lines keep their price.',
  body: priceItemChangesStruct,
  reply: priceItemStruct,
  example: { body: { unitPriceCents: 26_000 } },
});

export const retirePriceItem = endpoint({
  ...ofItem,
  method: 'DELETE',
  summary: 'Retires an item of the price book. Its lines do not change, and its name becomes available.',
  reply: changedRecord,
});
