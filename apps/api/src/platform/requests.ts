import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { clientAddress } from './clientAddress.ts';
import type { AppEnv } from './context.ts';
import type { Logger } from './logging.ts';
import { requestSeconds } from './metrics.ts';

/** What a proxy of ours may call the request; anything else could forge lines of a log. */
const SANE_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Longer than any browser's. */
const USER_AGENT_MAX = 300;

/**
 * Gives each request an id, which its reply carries and its log lines too, notes where it comes from, and logs one line
 * when it is answered.
 * @param trustedProxies as `clientAddress` takes it
 */
export function requests(log: Logger, trustedProxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    // Anybody else could give many requests one id, or that of somebody else's.
    const proxyRequestId = trustedProxies > 0 ? c.req.header('x-request-id') : undefined;
    const requestId = proxyRequestId && SANE_ID.test(proxyRequestId) ? proxyRequestId : randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.set('caller', {
      source: c.req.header('sec-fetch-site') === undefined ? 'API' : 'WEB',
      requestId,
      ip: clientAddress(c, trustedProxies),
      userAgent: c.req.header('user-agent')?.slice(0, USER_AGENT_MAX),
    });
    await next();
    // A file that browsers keep would show the id of whichever request brought it first.
    if (!c.res.headers.get('cache-control')?.includes('immutable')) c.header('x-request-id', requestId);
    const { status } = c.res;
    const ms = performance.now() - start;
    requestSeconds.observe({ method: c.req.method, path: c.get('path') ?? '', status }, ms / 1000);
    const isRoutine = status < 400 && !c.req.path.startsWith('/api/');
    // The path without its query: that holds what people search for.
    // Read again: a guard has added who calls.
    c.get('log')[isRoutine ? 'debug' : 'info'](
      {
        method: c.req.method,
        path: c.req.path,
        status,
        durationMs: Math.round(ms * 10) / 10,
      },
      'request completed',
    );
  };
}
