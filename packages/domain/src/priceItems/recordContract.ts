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
  summary: 'Adds an item to the price book; 409 when another one has this name.',
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
  summary: 'Changes an item, for lines that are added from then on; those that there are keep their price.',
  body: priceItemChangesStruct,
  reply: priceItemStruct,
  example: { body: { unitPriceCents: 26_000 } },
});

export const retirePriceItem = endpoint({
  ...ofItem,
  method: 'DELETE',
  summary: 'Takes an item out of the price book; lines that name it stay as they are, and its name is free.',
  reply: changedRecord,
});
