import { type Infer, object, optional } from 'superstruct';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import { changedRecord, pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { queryId } from '../contract/scalars.ts';
import {
  customerPriceChangesStruct,
  customerPriceInputStruct,
  customerPriceStruct,
} from './customerPrice.ts';

export const customerPriceQueryStruct = object({ ...pageFields, customerId: optional(queryId) });

export type CustomerPriceQuery = Infer<typeof customerPriceQueryStruct>;

export const listCustomerPrices = endpoint({
  method: 'GET',
  path: '/customer-price',
  summary: 'Lists the prices of customers by item and period, without those of retired items.',
  permission: 'prices:read',
  query: customerPriceQueryStruct,
  reply: pageOf(customerPriceStruct),
  reads: ['customerPrices', 'customers', 'priceItems'],
});

const change = { permission: 'prices:write', changes: ['customerPrices', 'priceItems'] } as const;

const ofPrice = { ...change, path: '/customer-price/:id', resource: 'customerPrice' } as const;

export const createCustomerPrice = endpoint({
  ...change,
  method: 'POST',
  path: '/customer-price',
  summary:
    'Adds the price of an item for a customer, for tickets of these work dates saved later. 409 if the customer has another price of this item in the period.',
  status: 201,
  body: customerPriceInputStruct,
  reply: customerPriceStruct,
  creates: 'customerPrice',
  isIdempotent: true,
  example: {
    body: {
      customerId: exampleId('customer'),
      priceItemId: exampleId('priceItem'),
      unitPriceCents: 13_000,
      from: '2026-01-01',
      until: '2026-12-31',
    },
  },
});

export const updateCustomerPrice = endpoint({
  ...ofPrice,
  method: 'PUT',
  summary: 'Changes price and period. Existing lines keep their price.',
  body: customerPriceChangesStruct,
  reply: customerPriceStruct,
  example: { body: { unitPriceCents: 12_500, from: '2026-01-01', until: null } },
});

export const deleteCustomerPrice = endpoint({
  ...ofPrice,
  method: 'DELETE',
  summary: 'Deletes the price of an item for a customer. Existing lines keep their price.',
  reply: changedRecord,
});
