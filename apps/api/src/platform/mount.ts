/** Mounts the routes of the features and verifies that they match the contract exactly. */
import type { Endpoint } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import { Hono } from 'hono';
import { BASE_PATH } from './basePath.ts';
import type { AppEnv } from './context.ts';
import { compressed } from './encoding.ts';
import { guard } from './guard.ts';
import type { Route, Services } from './serve.ts';

const contract = Object.values(endpoints);

const namesOf = ({ method, aliases = [], path }: Endpoint) =>
  [method, ...aliases].map((verb) => `${verb} ${BASE_PATH}${path}`);

const uploadPaths = new Set(
  contract.filter(({ kind }) => kind === 'upload').map(({ path }) => BASE_PATH + path),
);

export const isUploadPath = (path: string): boolean => uploadPaths.has(path);

/**
 * Lists the first path segments, such as `/ticket`, below which all endpoints need a session. Unknown addresses below
 * them also answer 401 without a session, before 404 or 405.
 */
function closedPaths(): string[] {
  const firstParts = (isOpen: boolean) =>
    contract
      .filter(({ permission }) => (permission === 'anyone') === isOpen)
      .map(({ path }) => `/${path.split('/')[1]}`);
  const open = new Set(firstParts(true));
  return [...new Set(firstParts(false))].filter((part) => !open.has(part));
}

/**
 * Returns whether responses are compressed: JSON for signed-in users. Excludes responses that create or renew a session;
 * see `compressed`.
 */
const isCompressed = ({ method, permission, kind }: Endpoint) =>
  method === 'GET' && permission !== 'anyone' && kind !== 'download' && kind !== 'stream';

/**
 * Creates the app below `BASE_PATH`.
 * @throws {Error} that lists the endpoints without a route, the duplicate routes and the routes missing in the contract
 */
export function mount(routes: readonly Route[], services: Services): Hono<AppEnv> {
  const served = routes.flatMap(({ endpoint }) => namesOf(endpoint));
  const declared = contract.flatMap(namesOf);
  const wrong = [
    ...declared.filter((name) => !served.includes(name)).map((name) => `${name} is not served`),
    ...served.filter((name) => !declared.includes(name)).map((name) => `${name} is not in the contract`),
    ...served.filter((name, index) => served.indexOf(name) < index).map((name) => `${name} is served twice`),
  ];
  if (wrong.length > 0) throw new Error(`The server and the contract differ: ${wrong.join(', ')}`);

  const api = new Hono<AppEnv>();
  for (const path of closedPaths()) api.use(`${path}/*`, guard(services.authenticate));
  // Fixed paths come first, so that `/ticket/statistics` is not read as a ticket's id.
  const byPath = routes.toSorted(
    (a, b) => Number(a.endpoint.path.includes(':')) - Number(b.endpoint.path.includes(':')),
  );
  for (const { endpoint, answer } of byPath) {
    const { method, aliases = [], path } = endpoint;
    if (isCompressed(endpoint)) api.on(method, path, compressed);
    api.on([method, ...aliases], path, (c) => {
      c.set('path', path);
      return answer(c, services);
    });
  }
  return api;
}
