import type { QueryInput } from '../contract/endpoint.ts';
import type { Page } from '../contract/envelope.ts';
import type { PageQuery } from '../contract/pageQuery.ts';
import type { Api } from '../http/client.ts';
import { listCustomers } from './contract.ts';
import type { CustomerOption } from './schema.ts';

export interface CustomersClient {
  list(
    query?: QueryInput<PageQuery>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Page<CustomerOption>>;
}

/** Creates the calls under `/customer`. */
export const createCustomersClient = (api: Api): CustomersClient => ({
  list: (query, options) => api.call(listCustomers, { query, ...options }),
});
