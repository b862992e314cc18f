import type { Endpoint } from './endpoint.ts';
import { writeQuery } from './query.ts';

/**
 * The address of a call below the API's base path, `/ticket/…?…`. Equal inputs give equal addresses, so that it also
 * serves as a cache key.
 */
export function addressOf(
  endpoint: Endpoint,
  { params = {}, query = {} }: { params?: object | undefined; query?: object | undefined } = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name) ?? '')),
  );
  const text = endpoint.query ? writeQuery(query, endpoint.query) : '';
  return text === '' ? path : `${path}?${text}`;
}
