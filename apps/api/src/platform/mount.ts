/** Puts what the features serve into the app, and makes sure that it is the contract: no more and no less. */
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

/** Recognises a path that files are sent to. */
export const isUploadPath = (path: string): boolean => uploadPaths.has(path);

/**
 * Lists the first parts of paths, such as `/ticket`, below which every call needs a session: there an address that
 * nothing serves asks for one as well, before it answers 404 or 405.
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
 * Compressed are replies of JSON that somebody signed in reads. Never those that make or renew a session: see
 * `compressed`.
 */
const isCompressed = ({ method, permission, kind }: Endpoint) =>
  method === 'GET' && permission !== 'anyone' && kind !== 'download' && kind !== 'stream';

/**
 * Creates the app below `BASE_PATH`.
 * @throws {Error} that lists what the contract has and nobody serves, and what is served twice or is not in it
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
  // Fixed paths first: `/ticket/statistics` is no ticket's id.
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
