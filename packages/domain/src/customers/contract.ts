import { boolean, coerce, defaulted, enums, type Infer, object, optional, string } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { customerListItemStruct } from './schema.ts';

/** The orders of the list of customers; by name unless one is given. */
export const customerSorts = ['name', '-name', 'termsDays', '-termsDays'] as const;

/** The query of the list of customers. */
export const customerQueryStruct = object({
  ...pageFields,
  sort: optional(enums(customerSorts)),
  /** Adds more than the name, and searches the contacts, too; for those who may see customers. */
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
    'Lists customers by name; the search ignores case and accents. `withDetails` needs `customers:read`: it adds contact and terms, and searches the contacts, too.',
  permission: 'tickets:read',
  query: customerQueryStruct,
  reply: pageOf(customerListItemStruct),
  reads: ['customers'],
});
