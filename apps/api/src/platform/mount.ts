/** Puts what the features serve into the app, and makes sure that it is the contract: no more and no less. */
import type { Endpoint } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { discard } from './discard.ts';
import { compressed } from './encoding.ts';
import { guard } from './guard.ts';
import type { Machinery, Route } from './serve.ts';
import { JSON_BODY_MAX, limitBody, OPEN_BODY_MAX } from './validate.ts';

export const BASE_PATH = '/api/v1';

const contract = Object.values(endpoints);

const namesOf = ({ method, aliases = [], path }: Endpoint) =>
  [method, ...aliases].map((one) => `${one} ${BASE_PATH}${path}`);

/** Below these, an address that nothing serves asks for a session as well, before it answers 404 or 405. */
const closed = [
  '/file',
  '/job-role',
  '/job-type',
  '/overview',
  '/ticket',
  '/users/admin',
  '/users/manager',
  '/users/me',
  '/users/super/admin',
  '/users/technician',
];

const uploadPaths = new Set(
  contract.filter(({ kind }) => kind === 'upload').map(({ path }) => BASE_PATH + path),
);

/** Limits bodies: an upload has a limit of its own, and what anybody may send is held shorter. */
export function limitBodies(): MiddlewareHandler {
  const open = limitBody(OPEN_BODY_MAX);
  const usual = limitBody(JSON_BODY_MAX);
  return (c, next) => {
    if (uploadPaths.has(c.req.path)) return next();
    return c.req.path.startsWith(`${BASE_PATH}/auth/`) ? open(c, next) : usual(c, next);
  };
}

/** Lets an upload arrive that was refused unread, for want of a session or a right: see `discard`. */
const receiveRefused: MiddlewareHandler = async (c, next) => {
  await next();
  const { body } = c.req.raw;
  if (body && !body.locked) await discard(body.getReader());
};

/** Recognises the reply of a list. */
const isPage = ({ reply }: Endpoint) =>
  typeof reply?.schema === 'object' &&
  reply.schema !== null &&
  'data' in reply.schema &&
  'meta' in reply.schema;

/** What is often longer than a kilobyte: everything about tickets, and lists. */
const compressedPaths = [
  '/ticket/*',
  '/users/load/technician/stats',
  '/users/load/manager/stats',
  ...contract.filter(isPage).flatMap(({ path }) => (path.startsWith('/ticket') ? [] : [path])),
];

/**
 * Creates the app below `BASE_PATH`.
 * @throws {Error} that lists what the contract has and nobody serves, and what is served twice or is not in it
 */
export function mount(routes: readonly Route[], machinery: Machinery): Hono<AppEnv> {
  const served = routes.flatMap(({ endpoint }) => namesOf(endpoint));
  const declared = contract.flatMap(namesOf);
  const wrong = [
    ...declared.filter((name) => !served.includes(name)).map((name) => `${name} is not served`),
    ...served.filter((name) => !declared.includes(name)).map((name) => `${name} is not in the contract`),
    ...served.filter((name, place) => served.indexOf(name) < place).map((name) => `${name} is served twice`),
  ];
  if (wrong.length > 0) throw new Error(`The server and the contract differ: ${wrong.join(', ')}`);

  const api = new Hono<AppEnv>();
  for (const path of compressedPaths) api.use(path, compressed);
  for (const path of closed) api.use(`${path}/*`, guard(machinery.authenticate));
  // Fixed paths first: `/ticket/statistics` is no ticket's id.
  const byPath = routes.toSorted(
    (a, b) => Number(a.endpoint.path.includes(':')) - Number(b.endpoint.path.includes(':')),
  );
  for (const { endpoint, answer } of byPath) {
    const { method, aliases = [], path } = endpoint;
    if (endpoint.kind === 'upload') api.on(method, path, receiveRefused);
    api.on([method, ...aliases], path, (c) => answer(c, machinery));
  }
  return api;
}
