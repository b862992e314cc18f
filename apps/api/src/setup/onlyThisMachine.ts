import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../platform/context.ts';
import { isLoopback } from '../platform/loopback.ts';
import { failure } from './failures.ts';

/** Headers that proxies and content networks add to a request; a browser or command-line client sends none of them. */
const PROXY_HEADER =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-(?:cluster-)?client-ip|x-original-(?:forwarded-for|host|url)|true-client-ip|fastly-client-ip|cf-.+|x-envoy-.+|x-amzn-trace-id)$/;

/** True for an address of another machine; false for one of this machine, none, and the opaque origin `null`. */
const isOfAnotherMachine = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) && !isLoopback(new URL(url).hostname);

/** Finds a header by which a browser names a page of another machine as the one that sends the request. */
function comesFromAnotherSite(c: Context<AppEnv>): boolean {
  if (isOfAnotherMachine(c.req.header('origin'))) return true;
  // A link on another site leads here with that site as its referrer, and the browser says so.
  const isLink = c.req.header('sec-fetch-site') === 'cross-site';
  return !isLink && isOfAnotherMachine(c.req.header('referer'));
}

/**
 * Rejects a request to a demo that does not come from its own machine: through a proxy, or under the name of another
 * site, whose pages could otherwise read the demo in the visitor's browser (DNS rebinding).
 *
 * A proxy may send `Host: 127.0.0.1` and no header of its own. Then HTTP/1.0, which is nginx's default towards its
 * upstream, and the pages that a browser names show it.
 */
export const onlyThisMachine: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isForwarded = [...c.req.raw.headers.keys()].some((name) => PROXY_HEADER.test(name));
  const isOld = c.env?.incoming?.httpVersion === '1.0';
  const isNamedElsewhere = !isLoopback(new URL(c.req.url).hostname);
  if (isForwarded || isOld || isNamedElsewhere || comesFromAnotherSite(c)) throw failure('demoElsewhere');
  await next();
};
