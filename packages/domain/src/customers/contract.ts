import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageQueryStruct } from '../contract/pageQuery.ts';
import { customerOptionStruct } from './schema.ts';

export const listCustomers = endpoint({
  method: 'GET',
  path: '/customer',
  summary: 'Lists customers by name; the search ignores case and accents.',
  permission: 'tickets:read',
  query: pageQueryStruct,
  reply: pageOf(customerOptionStruct),
  reads: ['customers'],
});
