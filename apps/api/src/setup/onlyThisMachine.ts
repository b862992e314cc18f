import type { MiddlewareHandler } from 'hono';
import { failure } from '../platform/failure.ts';
import { isLoopback } from '../platform/loopback.ts';

/** What a proxy adds to a request; a browser never does. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Refuses a request that a demo was not asked by its own machine: one that came through a proxy, or under the name of
 * another site, whose pages could otherwise read the demo in the visitor's browser (DNS rebinding).
 */
export const onlyThisMachine: MiddlewareHandler = async (c, next) => {
  const isForwarded = proxyHeaders.some((name) => c.req.header(name) !== undefined);
  if (isForwarded || !isLoopback(new URL(c.req.url).hostname)) throw failure('demoElsewhere');
  await next();
};
