import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../platform/context.ts';
import { isLoopback } from '../platform/loopback.ts';
import { failure } from './failures.ts';

/** Request headers that proxies and CDNs add. Browsers and command-line clients do not send them. */
const PROXY_HEADER =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-(?:cluster-)?client-ip|x-original-(?:forwarded-for|host|url)|true-client-ip|fastly-client-ip|cf-.+|x-envoy-.+|x-amzn-trace-id)$/;

/** Returns whether an address belongs to another machine; false without an address and for the opaque origin `null`. */
const isOfAnotherMachine = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) && !isLoopback(new URL(url).hostname);

/** Returns whether a header names a page on another machine as the sender of the request. */
function comesFromAnotherSite(c: Context<AppEnv>): boolean {
  if (isOfAnotherMachine(c.req.header('origin'))) return true;
  // A link on another website has that site as its referrer; the browser marks such a request as `cross-site`.
  const isLink = c.req.header('sec-fetch-site') === 'cross-site';
  return !isLink && isOfAnotherMachine(c.req.header('referer'));
}

/**
 * Rejects requests to a demo that do not come from its own machine: requests through a proxy, and requests under the name
 * of another site, whose pages could otherwise read the demo in the visitor's browser (DNS rebinding).
 *
 * A proxy may send `Host: 127.0.0.1` and add no header. It is then recognized by HTTP/1.0, nginx's default for upstreams,
 * or by the origin that the browser sends.
 */
export const onlyThisMachine: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isForwarded = [...c.req.raw.headers.keys()].some((name) => PROXY_HEADER.test(name));
  const isOld = c.env?.incoming?.httpVersion === '1.0';
  const isNamedElsewhere = !isLoopback(new URL(c.req.url).hostname);
  if (isForwarded || isOld || isNamedElsewhere || comesFromAnotherSite(c)) throw failure('demoElsewhere');
  await next();
};
