import { endpoints, getOpenApi, openApiOf } from '@derrick/domain/endpoints';
import { BASE_PATH } from './basePath.ts';
import { type Route, serve } from './serve.ts';

let written: string | undefined;
/** The description of the API, written when it is first asked for: a fifth of a second that a start need not wait. */
const description = () => {
  written ??= JSON.stringify(openApiOf(endpoints, BASE_PATH));
  return written;
};

/** Serves the description of the API. */
export function openApiRoutes(): Route[] {
  return [serve(getOpenApi, ({ c }) => c.body(description(), 200, { 'content-type': 'application/json' }))];
}
