import type { Context, MiddlewareHandler } from 'hono';
import type { AdminFile, AdminFiles } from './adminFiles.ts';
import type { AppEnv } from './context.ts';
import { acceptedEncoding } from './encoding.ts';
import { pageHeaders } from './headers.ts';

/** One year, the longest useful time for caches (RFC 9111). */
const IMMUTABLE = 'public, max-age=31536000, immutable';

function reply(c: Context<AppEnv>, file: AdminFile, cacheControl: string, status: 200 | 404 = 200): Response {
  const encoding = acceptedEncoding(c, file.encodings);
  // Each encoding is a separate representation with its own ETag (RFC 9110, 8.8.3.3).
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  // Permanently cached files are never revalidated, so they need no ETag.
  if (cacheControl !== IMMUTABLE) c.header('etag', etag);
  c.header('cache-control', cacheControl);
  c.header('vary', 'accept-encoding');
  if (file.policy) {
    c.header('content-security-policy', file.policy);
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
  }
  const cachedTags = c.req.header('if-none-match')?.split(',') ?? [];
  if (status === 200 && cachedTags.some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return c.body(null, 304);

  c.header('content-type', file.type);
  if (encoding) c.header('content-encoding', encoding);
  const body = (encoding && file[encoding]) ?? file.plain;
  c.header('content-length', String(body.byteLength));
  return c.body(body, status);
}

/** Returns whether the request is a browser navigation. Missing files and API requests are not. */
function isPage(c: Context): boolean {
  const { path } = c.req;
  if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/')) return false;
  if (path.slice(path.lastIndexOf('/')).includes('.')) return false;
  return /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*');
}

/**
 * Serves the files and pages of the built admin app. For a navigation to an unknown path, serves the "not found" page
 * with status 404. Hashed files are cached permanently; pages are revalidated each time, which an ETag makes cheap.
 */
export function staticFiles({ files, page, unknownPage }: AdminFiles): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { path, method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const file = files.get(path);
    // A page requested by its file name would have no route in the app.
    if (file && !file.policy) return reply(c, file, path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
    if (!isPage(c)) return next();
    const shown = await page(path);
    if (shown) return reply(c, shown, 'no-cache');
    return unknownPage ? reply(c, unknownPage, 'no-cache', 404) : next();
  };
}
