import type { HttpClient } from '../http/client.ts';
import type { Pagination } from '../http/envelope.ts';
import type { PageQueryInput } from '../http/pageQuery.ts';
import { type CustomerOption, customerListReply } from './schema.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface CustomersClient {
  /** Loads customers in the order of their names; the search ignores case and accents. */
  list(
    query?: PageQueryInput,
    options?: CallOptions,
  ): Promise<{ data: CustomerOption[]; meta: { pagination: Pagination } }>;
}

/** Creates the calls under `/customer`. */
export function createCustomersClient(http: HttpClient): CustomersClient {
  return {
    async list(query = {}, { signal } = {}) {
      return (await http.request('customer', { query, signal, struct: customerListReply })).data;
    },
  };
}
