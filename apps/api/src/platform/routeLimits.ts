import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import { BASE_PATH } from './basePath.ts';
import { failure } from './failures.ts';
import type { Route } from './serve.ts';

/** Far above the longest ticket, and far below a body that would delay other requests while it is parsed. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Limit for forms that need no session: checking a megabyte of nonsense takes about a second. */
const MAX_OPEN_BODY_BYTES = 16 * 1024;

/** Rejects longer bodies, with or without a `content-length`. */
const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw failure('bodyTooLarge', { values: { maxKilobytes: maxSize / 1024 } });
    },
  });

const defaultOf = ({ permission }: Route['endpoint']) =>
  permission === 'anyone' ? MAX_OPEN_BODY_BYTES : MAX_BODY_BYTES;

/** Limits the bodies of requests before anything reads them. Uploads have a limit of their own, in megabytes. */
export function limitBodies(routes: readonly Route[]): MiddlewareHandler {
  const otherwise = limitBody(MAX_BODY_BYTES);
  const limits = new Map<string, MiddlewareHandler | undefined>(
    routes.flatMap(({ endpoint, limits: { maxBodyBytes = defaultOf(endpoint) } = {} }) => {
      const { kind, method, aliases = [], path } = endpoint;
      const limit = kind === 'upload' ? undefined : limitBody(maxBodyBytes);
      return [method, ...aliases].map((verb) => [`${verb} ${BASE_PATH}${path}`, limit] as const);
    }),
  );
  return (c, next) => {
    const name = matchedRoutes(c)
      .map(({ method, path }) => `${method} ${path}`)
      .find((candidate) => limits.has(candidate));
    if (name === undefined) return otherwise(c, next);
    return limits.get(name)?.(c, next) ?? next();
  };
}

/**
 * Returns a function that finds the time limit in milliseconds for receiving a request to a path; undefined means the
 * default.
 */
export function receiveTimes(routes: readonly Route[]): (path: string) => number | undefined {
  const times = new Map(routes.map(({ endpoint, limits }) => [BASE_PATH + endpoint.path, limits?.receiveMs]));
  return (path) => times.get(path);
}
