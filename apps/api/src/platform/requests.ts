import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { clientAddress } from './clientAddress.ts';
import type { AppEnv } from './context.ts';
import type { Logger } from './logging.ts';
import { requestSeconds } from './metrics.ts';

/** Format of accepted request ids from a trusted proxy. Other characters could forge log lines. */
const VALID_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Maximum stored length; browsers send less. */
const USER_AGENT_MAX = 300;

/**
 * Assigns each request an id, which appears in its response and its log lines, stores its origin in the context, and logs
 * one line when it is answered.
 * @param trustedProxies see `clientAddress`
 */
export function requests(log: Logger, trustedProxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    // An untrusted client could reuse an id for many requests or copy the id of another request.
    const proxyRequestId = trustedProxies > 0 ? c.req.header('x-request-id') : undefined;
    const requestId = proxyRequestId && VALID_REQUEST_ID.test(proxyRequestId) ? proxyRequestId : randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.set('caller', {
      source: c.req.header('sec-fetch-site') === undefined ? 'API' : 'WEB',
      requestId,
      ip: clientAddress(c, trustedProxies),
      userAgent: c.req.header('user-agent')?.slice(0, USER_AGENT_MAX),
    });
    await next();
    // A file cached permanently would keep showing the id of an old request.
    if (!c.res.headers.get('cache-control')?.includes('immutable')) c.header('x-request-id', requestId);
    const { status } = c.res;
    const ms = performance.now() - start;
    requestSeconds.observe({ method: c.req.method, path: c.get('path') ?? '', status }, ms / 1000);
    const isRoutine = status < 400 && !c.req.path.startsWith('/api/');
    // The path is logged without its query, which contains search text. The logger is read again because the guard has
    // added the caller.
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
