import { boolean, coerce, defaulted, enums, type Infer, object, optional, string } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { customerListItemStruct } from './schema.ts';

/** Sort orders of the customer list. The default is by name. */
export const customerSorts = ['name', '-name', 'termsDays', '-termsDays'] as const;

/** The query of the customer list. */
export const customerQueryStruct = object({
  ...pageFields,
  sort: optional(enums(customerSorts)),
  /** Includes the details of each customer and searches the contacts, too. Requires permission to read customers. */
  withDetails: defaulted(
    coerce(boolean(), string(), () => false),
    false,
  ),
});

export type CustomerQuery = Infer<typeof customerQueryStruct>;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/customer',
  summary:
    'Lists customers by name; the search ignores case and accents. `withDetails` needs `customers:read`; it adds contact and terms and searches contacts, too.',
  permission: 'tickets:read',
  query: customerQueryStruct,
  reply: pageOf(customerListItemStruct),
  reads: ['customers'],
});
