import { endpoints, getOpenApi, openApiOf } from '@derrick/domain/endpoints';
import { BASE_PATH } from './basePath.ts';
import { type Route, serve } from './serve.ts';

/** Serves the description of the API. */
export function openApiRoutes(): Route[] {
  const document = JSON.stringify(openApiOf(endpoints, BASE_PATH));
  return [serve(getOpenApi, ({ c }) => c.body(document, 200, { 'content-type': 'application/json' }))];
}
