import { endpoints, getOpenApi, openApiOf } from '@derrick/domain/endpoints';
import { BASE_PATH } from './basePath.ts';
import { type Route, serve } from './serve.ts';

let written: string | undefined;
/** Returns the OpenAPI description, generated on the first request: it takes 0.2 seconds, which would delay the start. */
const description = () => {
  written ??= JSON.stringify(openApiOf(endpoints, BASE_PATH));
  return written;
};

export function openApiRoutes(): Route[] {
  return [serve(getOpenApi, ({ c }) => c.body(description(), 200, { 'content-type': 'application/json' }))];
}
